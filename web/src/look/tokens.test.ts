import { readFileSync } from 'node:fs';
import { allGames as games } from '../games';
import { expect, test } from 'vitest';

const contrastTheme = ":root[data-theme='contrast']";

/** The plain colours of a rule: one for all themes, or one for the light and one for the dark. */
function coloursOf(css: string, selector: string, theme: string): [string, string][] {
  const rule = `\n${css}`.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
  return [...rule.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+)\))?;/g)].map(
    ([, name = '', light = '', dark]) => [name, theme === 'light' ? light : (dark ?? light)],
  );
}

/** What a rule says in a theme, by what the high contrast puts in its place. */
const inTheme = (css: string, selector: string, theme: string, inContrast: string): [string, string][] => [
  ...coloursOf(css, selector, theme),
  ...(theme === 'contrast' ? coloursOf(css, inContrast, theme) : []),
];

function themeOf(theme: string): Map<string, string> {
  const css = readFileSync('src/look/tokens.css', 'utf8');
  const accentOf = (game: string): [string, string] => {
    const place = `[data-game='${game}']`;
    const sheet = readFileSync(`src/games/${game}/accent.css`, 'utf8');
    return [game, inTheme(sheet, place, theme, `${contrastTheme} ${place}`).at(-1)?.[1] ?? ''];
  };
  return new Map([
    ...inTheme(css, ':root', theme, contrastTheme),
    ...games.map(accentOf),
    ...players.map((name): [string, string] => [
      name,
      coloursOf(css, name === 'teal' ? '[data-colour]' : `[data-colour='${name}']`, theme)[0]?.[1] ?? '',
    ]),
  ]);
}

function light(colour: string): number {
  const hex = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const accents = [...games, 'plain-accent'];
const players = ['teal', 'plum', 'amber', 'indigo', 'rose', 'moss'];

/** Words need 4.5, signs and edges 3. */
const pairs: [string, string, number][] = [
  ...['ink', 'soft', 'good', 'bad', ...accents].flatMap((name): [string, string, number][] => [
    [name, 'paper', 4.5],
    [name, 'card', 4.5],
  ]),
  ...[...accents, ...players].map((name): [string, string, number] => ['on-accent', name, 4.5]),
  ['felt-ink', 'felt', 4.5],
  ['felt-ink', 'felt-deep', 4.5],
  ['tile-ink', 'tile', 7],
  ['gold', 'felt', 4.5],
  ['good-glow', 'felt', 3],
  ['bad-glow', 'felt', 3],
  ['edge', 'paper', 3],
  ['edge', 'card', 3],
  ['focus', 'paper', 3],
  ['focus', 'card', 3],
];

test.each(['light', 'dark', 'contrast'])('%s can be read', (name) => {
  const theme = themeOf(name);
  const weak = pairs
    .map(([one, other, wanted]) => ({
      one,
      other,
      wanted,
      is: contrast(theme.get(one) ?? '', theme.get(other) ?? ''),
    }))
    .filter(({ is, wanted }) => !(is >= wanted));
  expect(weak).toEqual([]);
});
