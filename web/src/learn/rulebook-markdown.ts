/** The Markdown that the rulebooks are written in, and no more of it. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'clause'; text: string }
  /** Where a clause comes from: "[book]", "[ruling]", or the same in another language. */
  | { kind: 'source'; text: string };

export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'diagram'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'heading'; text: string };

/** A clause with everything up to the next one; or, without an id, words between clauses. */
export interface Clause {
  id: string;
  blocks: Block[];
}

export interface Section {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  intro: Block[];
  sections: Section[];
}

const clauseStart = /^\*\*(\d+\.\d+)\*\*\s*/;

/** Names of clauses anywhere in the text, so that only those become links. */
function clausesIn(source: string): Set<string> {
  return new Set([...source.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((match) => match[1] ?? ''));
}

function inlines(text: string, known: Set<string>): Inline[] {
  const out: Inline[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[\p{L}+\])/u)) {
    if (part === '') continue;
    if (part.startsWith('**')) out.push({ kind: 'strong', text: part.slice(2, -2) });
    else if (part.startsWith('`')) out.push({ kind: 'code', text: part.slice(1, -1) });
    else if (part.startsWith('[')) out.push({ kind: 'source', text: part });
    else {
      for (const word of part.split(/(?<![\d.])(\d+\.\d+)(?!\d)/)) {
        if (word !== '') out.push({ kind: known.has(word) ? 'clause' : 'text', text: word });
      }
    }
  }
  return out;
}

/** The lines of a piece between empty lines, as one block. */
function blockOf(lines: string[], known: Set<string>): Block {
  const first = lines[0] ?? '';
  if (first.startsWith('### ')) return { kind: 'heading', text: first.slice(4) };
  if (first.startsWith('- ')) {
    const items = lines.join('\n').slice(2).split(/\n- /);
    return { kind: 'list', items: items.map((item) => inlines(item.replace(/\s*\n\s*/g, ' '), known)) };
  }
  if (first.startsWith('|')) {
    const cells = lines.map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inlines(cell.trim(), known)),
    );
    return { kind: 'table', head: cells[0] ?? [], rows: cells.slice(2) };
  }
  return { kind: 'paragraph', text: inlines(lines.join(' '), known) };
}

/** Pieces between empty lines; a fenced diagram is one piece with its empty lines. */
function piecesOf(source: string): string[][] {
  const pieces: string[][] = [];
  let piece: string[] = [];
  let fenced = false;
  const close = () => {
    if (piece.length > 0) pieces.push(piece);
    piece = [];
  };
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith('```')) {
      if (!fenced) close();
      piece.push(line);
      if (fenced) close();
      fenced = !fenced;
    } else if (fenced) piece.push(line);
    else if (line.trim() === '') close();
    else if (/^#{1,3} /.test(line)) {
      close();
      piece.push(line);
      close();
    } else piece.push(line);
  }
  close();
  return pieces;
}

/** An anchor out of a title: "2 Setup and draft" becomes s2, "House rulings" house-rulings. */
function anchorOf(title: string): string {
  const number = /^(\d+) /.exec(title);
  if (number) return `s${number[1] ?? ''}`;
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-');
}

export function readRulebook(source: string): Rulebook {
  const known = clausesIn(source);
  const book: Rulebook = { title: '', intro: [], sections: [] };
  for (const lines of piecesOf(source)) {
    const first = lines[0] ?? '';
    const section = book.sections.at(-1);
    if (first.startsWith('# ')) book.title = first.slice(2);
    else if (first.startsWith('## ')) {
      book.sections.push({ id: anchorOf(first.slice(3)), title: first.slice(3), clauses: [] });
    } else if (!section) book.intro.push(blockOf(lines, known));
    else {
      const start = clauseStart.exec(first);
      const diagram = first.startsWith('```');
      const id = start?.[1] ?? '';
      const text = start ? [first.slice(start[0].length), ...lines.slice(1)] : lines;
      const block: Block = diagram
        ? { kind: 'diagram', text: lines.slice(1, -1).join('\n') }
        : blockOf(text, known);
      const clause = section.clauses.at(-1);
      // An example with a title of its own does not belong to the clause before it.
      if (id !== '' || !clause || block.kind === 'heading') section.clauses.push({ id, blocks: [block] });
      else clause.blocks.push(block);
    }
  }
  return book;
}
