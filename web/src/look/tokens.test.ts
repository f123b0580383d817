import { readFileSync } from 'node:fs';
import { allGames as games } from '../games';
import { expect, test } from 'vitest';

/** The colour of a game in a theme. */
function accentOf(game: string, theme: string): string {
  const css = readFileSync(`src/games/${game}/accent.css`, 'utf8');
  const place = `${theme === 'light' ? '' : `:root[data-theme='${theme}'] `}[data-game='${game}'] {\n  --accent: `;
  return css.split(`\n${place}`)[1]?.split(';')[0] ?? '';
}

/** The plain colours that a theme has, those of the light one first. */
function themeOf(name: string): Map<string, string> {
  const css = readFileSync('src/look/tokens.css', 'utf8');
  const part = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const all = name === 'light' ? [part(':root')] : [part(':root'), part(`:root[data-theme='${name}']`)];
  return new Map([
    ...all
      .flatMap((text) => [...text.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)])
      .map((m): [string, string] => [m[1] ?? '', m[2] ?? '']),
    ...games.map((game): [string, string] => [game, accentOf(game, name)]),
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
