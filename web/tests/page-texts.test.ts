// @vitest-environment node
/** What the page itself says: complete in every language, and the types that it is used by. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { argumentsOf, compiled, flat, languages, pageTexts, typesOfPage } from '../messages';
import { languages as offered } from '../src/texts/texts';

const folder = resolve(__dirname, '../../texts');
const english = new Map(flat(pageTexts('en')));

test('the languages are the folders of texts, each with its name', () => {
  expect(Object.keys(offered).sort()).toEqual(readdirSync(folder).sort());
  for (const [language, name] of Object.entries(offered)) expect(name, language).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect(new Set(Object.values(offered)).size).toBe(languages.length);
});

test(
  'the types are those of the English texts; `npm run texts` writes them',
  { timeout: 30_000 },
  async () => {
    const file = resolve(__dirname, '../src/texts/page-texts.ts');
    const options = await resolveConfig(file);
    await expect(await format(typesOfPage(), { ...options, filepath: file })).toMatchFileSnapshot(file);
  },
);

/** What is wrong with the texts of a language, each with its id. */
function faultsOf(texts: Map<string, string>): string[] {
  const wrong = [...texts].flatMap(([id, text]) => {
    const model = english.get(id);
    if (model === undefined) return [`${id}: English has no such text`];
    if (text.trim() === '') return [`${id}: empty`];
    return argumentFaults(id, text, model);
  });
  return [...[...english.keys()].filter((id) => !texts.has(id)).map((id) => `${id}: missing`), ...wrong];
}

function argumentFaults(id: string, text: string, model: string): string[] {
  let has: Map<string, string>;
  try {
    has = argumentsOf(text);
  } catch (error) {
    return [`${id}: ${String(error)}`];
  }
  const wanted = argumentsOf(model);
  const names = (of: Map<string, string>) => [...of.keys()].sort().join(' ');
  if (names(has) !== names(wanted)) return [`${id}: has {${names(has)}}, not {${names(wanted)}}`];
  // The types come from English: what is counted or chosen by elsewhere has to be so there.
  return [...has]
    .filter(([name, kind]) => kind !== 'word' && wanted.get(name) !== kind)
    .map(([name, kind]) => `${id}: {${name}} is a ${kind} here, but not in English`);
}

describe.each(languages)('in %s', (language) => {
  test('every text is there, with the same arguments', () => {
    expect(faultsOf(new Map(flat(pageTexts(language))))).toEqual([]);
  });

  test('every text can be compiled and said', async () => {
    for (const [id, text] of flat(pageTexts(language))) {
      const code = compiled(language, { text }, 'if needed');
      expect(code, id).toContain('export default');
    }
    const { default: first, later } = (await import(`virtual:page/${language}`)) as {
      default: Record<string, unknown>;
      later: Record<string, () => Promise<{ default: unknown }>>;
    };
    const all = { ...first };
    for (const [part, load] of Object.entries(later)) all[part] = (await load()).default;
    const say = (of: unknown, id: string): string => {
      if (typeof of !== 'function') return String(of);
      const values = [...argumentsOf(english.get(id) ?? '')].map(([name, kind]) => [
        name,
        kind === 'number' ? 2 : 'sample',
      ]);
      return (of as (args: unknown) => string)(Object.fromEntries(values));
    };
    for (const id of english.keys()) {
      const [area = '', group = '', ...way] = id.split('.');
      const part = all[`${area}.${group}`] ?? (all[area] as Record<string, unknown>)[group];
      const text = way.reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], part);
      expect(say(text, id), id).not.toMatch(/undefined|[{}]|\[object/);
    }
  });

  test('has the same files as English, and no text that is only copied from it', () => {
    for (const area of ['', 'page']) {
      const files = (of: string) =>
        readdirSync(join(folder, of, area)).filter((one) => one.endsWith('.json'));
      expect(files(language)).toEqual(files('en'));
    }
    expect(existsSync(join(folder, language, 'language.json'))).toBe(true);
    if (language === 'en') return;
    const sentence = /\p{Ll} \p{Ll}+ \p{Ll}/u;
    const copied = flat(pageTexts(language)).filter(
      ([id, text]) => text === english.get(id) && sentence.test(text),
    );
    expect(copied).toEqual([]);
  });
});

test('a text that is missing, left over or has other arguments is named', () => {
  const broken = new Map(english);
  broken.delete('table.yourTurn');
  broken.set('table.turnOf', '{who} spielt');
  broken.set('table.wins', '{name, plural, other {#}} gewinnt');
  broken.set('table.close', ' ');
  broken.set('table.more', '{name');
  broken.set('table.nonsense', 'x');
  const faults = faultsOf(broken).sort();
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'table.close',
    'table.more',
    'table.nonsense',
    'table.turnOf',
    'table.wins',
    'table.yourTurn',
  ]);
});
