import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook, type Block, type Inline, type Rulebook } from './rulebook-markdown';

const folder = '../texts';
const languages = readdirSync(folder);
const games = readdirSync(`${folder}/en/rules`);
const files = languages.flatMap((language) =>
  readdirSync(`${folder}/${language}/rules`).map((game) => `${language}/rules/${game}`),
);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

const plain = (words: Inline[]) => words.map(({ text }) => text).join('');
function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plain(block.text);
    case 'list':
      return block.items.map(plain).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join(' ');
    case 'diagram':
    case 'heading':
      return block.text;
  }
}

describe.each(files)('%s', (file) => {
  const source = read(file);
  const book = readRulebook(source);
  const blocks = [
    ...book.intro,
    ...book.sections.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.blocks)),
  ];

  test('has all its clauses in order, each once', () => {
    const ids = book.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)).filter((id) => id !== '');
    expect(ids).toEqual([...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((match) => match[1]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('loses no word', () => {
    const words = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .split(' ')
        .sort();
    const shown = [
      book.title,
      ...book.sections.flatMap(({ title, clauses }) => [title, ...clauses.map(({ id }) => id)]),
      ...blocks.map(textOf),
    ];
    expect(words(shown.join(' '))).toEqual(words(source));
  });

  test('leaves no sign of Markdown in its words', () => {
    const paragraphs = blocks.filter(({ kind }) => kind !== 'diagram');
    for (const block of paragraphs) expect(textOf(block)).not.toMatch(/\*\*|```|^#|^\|/);
  });

  test('has an anchor of its own for every section', () => {
    const anchors = book.sections.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9-]+$/);
  });
});

const wordsOf = (block: Block): Inline[] => {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : [];
};

/** The labels of a rulebook, [book] and [ruling], as its introduction explains them in that order. */
const labelsOf = (book: Rulebook): string[] =>
  book.intro
    .flatMap(wordsOf)
    .filter(({ kind }) => kind === 'source')
    .map(({ text }) => text);

/** What a block shares with its translations: its kind and size, its board, commands, clauses and labels. */
function factsOf(block: Block, labels: string[]): string {
  const words = wordsOf(block);
  const all = (of: Inline['kind']) => words.filter(({ kind }) => kind === of).map(({ text }) => text);
  const numbers = block.kind === 'diagram' ? (block.text.match(/\d+|(?<!\S)[.?#*+x](?!\S)/g) ?? []) : [];
  const size = block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 1;
  const sources = all('source').map((label) => ['[book]', '[ruling]'][labels.indexOf(label)] ?? label);
  const parts = [...[...all('code'), ...all('clause')].sort(), ...numbers];
  return [block.kind, size, ...sources, ...parts].join(' ');
}

function skeletonOf(file: string): string[] {
  const book = readRulebook(read(file));
  const labels = labelsOf(book);
  const clauses = book.sections.flatMap(({ id, clauses }) => [
    `section ${/^s\d+$/.test(id) ? id : ''}`,
    ...clauses.flatMap(({ id, blocks }) => [
      `clause ${id}`,
      ...blocks.map((block) => factsOf(block, labels)),
    ]),
  ]);
  return [...book.intro.map((block) => factsOf(block, labels)), ...clauses];
}

describe.each(languages)('in the language %s', (language) => {
  test('every game has its rulebook', () => {
    expect(readdirSync(`${folder}/${language}/rules`)).toEqual(games);
  });

  test('all rulebooks have the same two labels', () => {
    const labels = games.map((game) => labelsOf(readRulebook(read(`${language}/rules/${game}`))).join(' '));
    expect(labels[0]).toMatch(/^\[\p{L}+\] \[\p{L}+\]$/u);
    expect(new Set(labels).size).toBe(1);
  });

  test.each(games)('%s has the clauses, labels, boards and commands of the English one', (game) => {
    expect(skeletonOf(`${language}/rules/${game}`)).toEqual(skeletonOf(`en/rules/${game}`));
  });
});

test.each(games)('%s says where each clause comes from', (game) => {
  const clauses = readRulebook(read(`en/rules/${game}`)).sections.flatMap(({ clauses }) => clauses);
  for (const { id, blocks } of clauses.filter(({ id }) => id !== '')) {
    const sources = blocks.flatMap(wordsOf).filter(({ kind }) => kind === 'source');
    const labels = sources.map(({ text }) => text).join(' ');
    expect(labels, id).toMatch(/^\[(book|ruling)\]( \[(book|ruling)\])*$/);
  }
});

test('a clause has its diagrams and tables, and a titled example stands alone', () => {
  const book = readRulebook(
    '# G\n\nIntro.\n\n## 1 A\n\n**1.1** One\ntwo.\n\n```\n x\n\n y\n```\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n### Example\n\nSee 1.1 and 9.9.\n',
  );
  expect(book.title).toBe('G');
  expect(book.sections[0]?.clauses).toEqual([
    {
      id: '1.1',
      blocks: [
        { kind: 'paragraph', text: [{ kind: 'text', text: 'One two.' }] },
        { kind: 'diagram', text: ' x\n\n y' },
        {
          kind: 'table',
          head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
          rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]],
        },
      ],
    },
    {
      id: '',
      blocks: [
        { kind: 'heading', text: 'Example' },
        {
          kind: 'paragraph',
          text: [
            { kind: 'text', text: 'See ' },
            { kind: 'clause', text: '1.1' },
            { kind: 'text', text: ' and ' },
            { kind: 'text', text: '9.9' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
    },
  ]);
});
