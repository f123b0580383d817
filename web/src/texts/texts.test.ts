import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { placesOf } from './core/phrasebook';
import { en } from './en';
import { es } from './es';
import { language, locale } from './texts';

/** Every text with the way that leads to it: "table.turn.yours". */
function flat(of: unknown, way = ''): [string, string][] {
  if (typeof of === 'string') return [[way, of]];
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([key, inner]) => flat(inner, way ? `${way}.${key}` : key));
}

const english = new Map(flat(en));
const spanish = new Map(flat(es));

it('has the same texts in both languages', () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

it('has no empty text', () => {
  expect([...english, ...spanish].filter(([, text]) => text.trim() === '').map(([way]) => way)).toEqual([]);
});

it('has the same places in both languages', () => {
  const places = (texts: Map<string, string>) =>
    [...texts].map(([way, text]) => `${way}: ${[...new Set(placesOf(text))].sort().join(' ')}`).sort();
  expect(places(spanish)).toEqual(places(english));
});

it('writes dates as the region of the browser does, if it speaks the language', () => {
  vi.stubGlobal('navigator', { languages: ['fr-CA', 'en-GB', 'es-MX', 'en'] });
  expect(locale()).toBe('en-GB');
  language.value = 'es';
  expect(locale()).toBe('es-MX');
  vi.stubGlobal('navigator', { languages: ['fr'] });
  expect(locale()).toBe('es');
  language.value = 'en';
  vi.unstubAllGlobals();
});

const rules = join(__dirname, '../../../docs/rules');
const rulebooks = readdirSync(rules).filter((file) => file.endsWith('.md'));

/** What both languages of a rulebook have to share: its clauses, and the kinds of its headings and blocks. */
function shape(file: string): string[] {
  const lines = readFileSync(join(rules, file), 'utf8').split('\n');
  let fenced = false;
  return lines.flatMap((line) => {
    if (line.startsWith('```')) {
      fenced = !fenced;
      return fenced ? ['block'] : [];
    }
    if (fenced) return [];
    const clause = /^\*\*(\d+\.\d+)\*\*/.exec(line);
    const heading = /^(#+)( \d+)?/.exec(line);
    if (clause) return [`clause ${clause[1] ?? ''}`];
    if (heading) return [`heading ${heading[1] ?? ''}${heading[2] ?? ''}`];
    return line.startsWith('|') ? ['row of a table'] : line.startsWith('- ') ? ['item'] : [];
  });
}

it.each(rulebooks)('has %s clause by clause in Spanish', (file) => {
  expect(shape(`es/${file}`)).toEqual(shape(file));
});
