import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRulebook, type Block, type Inline } from './rulebook-markdown';

const folder = '../docs/rules';
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.md'));

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
  const source = readFileSync(`${folder}/${file}`, 'utf8');
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

/** By clause, where each part of it comes from. */
function sourcesOf(file: string): string[] {
  return readRulebook(readFileSync(`${folder}/${file}`, 'utf8'))
    .sections.flatMap(({ clauses }) => clauses)
    .filter(({ id }) => id !== '')
    .map(({ id, blocks }) => {
      const words = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : []));
      const sources = words.filter(({ kind }) => kind === 'source').map(({ text }) => text);
      return `${id} ${sources.join(' ')}`;
    });
}

test.each(files.filter((name) => !name.includes('/')))('%s says where each clause comes from', (file) => {
  const sources = sourcesOf(file);
  for (const source of sources) expect(source).toMatch(/^\d+\.\d+( \[book\]| \[ruling\])+$/);
  const spanish = sources.map((source) =>
    source.replaceAll('[book]', '[libro]').replaceAll('[ruling]', '[decisión]'),
  );
  expect(sourcesOf(`es/${file}`)).toEqual(spanish);
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
