import { chooseFitting } from './boards';
import { heard, languages, listen, outOfPlace } from './hearing';
import { expect, test, type Page } from './person';
import { closeCommands, command, onTurn, over, playNow, playToTheEnd } from './playing';

const games = ['game-of-20', 'twenty-one', 'sums-of-20', 'twenty-four-seven'];

/** What the games refuse, and what is no move at all. */
const refused: Record<string, string[]> = {
  'game-of-20': ['take 1', 'take', 'why', '3 a1', 'why c3', 'foo'],
  'twenty-one': ['write', 'write purple', 'why write black', 'cross 9', 'cross'],
  'sums-of-20': ['e4 *', 'h8 9', 'e4 across 1 *5', 'why a1 9', 'trade 9 9 9', 'trade *', 'pass 1'],
  'twenty-four-seven': ['10 a1', '7 d4', 'why d4', 'why a1', 'skip', '5'],
};

/** A whole game with all that one can ask for on the way. */
async function wholeGame(page: Page, game: string): Promise<void> {
  await playNow(page, game);
  for (const text of refused[game] ?? []) await command(page, text);
  for (const text of ['hint', 'hint', 'hint', 'score', 'history', 'undo']) await command(page, text);
  await onTurn(page);
  await command(page, 'resign');
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await closeCommands(page);
  for (const row of await page.locator('.player__row').all()) await row.click();
  await page.locator('.fairness .button').click();
  await expect(page.locator('.fairness__verdict--right')).toBeVisible();
  await page.locator('.result__buttons [aria-pressed]').click();
  const back = page.locator('.replayer__button').first();
  await back.click();
  for (let n = 0; n < 12; n++) await page.locator('.replayer__button').nth(2).click();
  await page.locator('.replayer__button').nth(3).click();
}

async function giveUp(page: Page, game: string): Promise<void> {
  await playNow(page, game);
  await command(page, 'resign');
  await page.locator('dialog .button-danger').click();
  await expect(over(page)).toBeVisible();
}

for (const game of games) {
  for (const language of languages) {
    test(
      `a whole game of ${game} in ${language} has no other language and no notation in it`,
      { tag: '@all' },
      async ({ meet }) => {
        const { page } = await meet({ language, name: 'Ana' });
        await listen(page);
        await wholeGame(page, game);
        expect(outOfPlace(await heard(page), language)).toEqual([]);
      },
    );
  }
}

/** What is said to whoever gave up, and what would speak of them as of somebody else. */
const gaveUp: Record<string, [string, RegExp]> = {
  es: ['Te rendiste', /\bTú (se |\S+ó\b)|(de|a|por) Tú\b/],
  de: ['Du hast aufgegeben', /\bDu (hat|ist|legt|nimmt|zieht|gewinnt)\b|(von|für) Du\b/],
};

for (const [language, [told, wrong]] of Object.entries(gaveUp)) {
  test(`who gives up is spoken to, ${language}`, { tag: '@all' }, async ({ meet }) => {
    const { page } = await meet({ language });
    await listen(page);
    for (const game of games) {
      await giveUp(page, game);
      await expect(over(page)).toContainText(told);
      const texts = await heard(page);
      expect([...outOfPlace(texts, language), ...texts.filter((text) => wrong.test(text))]).toEqual([]);
    }
  });
}

test('the own seat is told that it is its turn, whatever its name', { tag: '@all' }, async ({ meet }) => {
  const { page } = await meet({ language: 'es', name: 'Ana' });
  await playNow(page, 'twenty-four-seven');
  await expect(page.locator('.player--turn .player__status')).toHaveText('te toca');
});

/** A few words of each language, as they are seen. */
const seen: Record<string, { turn: string; confirm: string; greedy: string }> = {
  de: { turn: 'Du bist am Zug', confirm: 'Bestätigen', greedy: 'Gierig' },
  es: { turn: 'Te toca', confirm: 'Confirmar', greedy: 'Codicioso' },
};

for (const [language, { turn, confirm, greedy }] of Object.entries(seen)) {
  test(`all is there in ${language}`, { tag: '@play' }, async ({ meet }) => {
    const { page } = await meet({ language: 'en' });
    await listen(page);
    await page.goto('/');
    await page.locator('.frame-language select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Four games');
    await page.locator('.game-card[data-game="twenty-four-seven"] .button-main').click();
    await onTurn(page);
    await expect(page.locator('.table__turn')).toHaveText(turn);
    await page.locator('.rack__tile').first().click();
    await page.locator('.square--refuses').first().click();
    await expect(page.locator('.advice')).not.toContainText(/ is | the | not /);
    await page.keyboard.press('Escape');
    await chooseFitting(page);
    await page.getByRole('button', { name: confirm, exact: true }).click();
    await onTurn(page);
    expect((await command(page, 'help')).join(' ')).not.toMatch(/ the | your /);
    await playToTheEnd(page);
    await closeCommands(page);
    // The moves, the scores and the result have no English left in them.
    const words = await page.locator('main').innerText();
    expect(words.match(/\b(the|and|with|wins|scores|points|put|draws|your)\b/gi) ?? []).toEqual([]);
    await expect(over(page)).toBeVisible();
    // It is remembered.
    await page.goto('/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const paths = ['/', '/settings', '/learn', '/tables', '/puzzle', '/replay', '/nowhere'];
    for (const path of [...paths, ...games.flatMap((game) => [`/new/${game}`, `/learn/${game}`])]) {
      await page.goto(path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(outOfPlace(await heard(page), language), path).toEqual([]);
    }
    // At a table that waits for others, bots are offered by their names.
    await page.goto('/new/sums-of-20?for=friends');
    await page.locator('.new-begin .button-main').click();
    await expect(page.locator('.gathering__bot').first()).toContainText(greedy);
    expect(outOfPlace(await heard(page), language)).toEqual([]);
  });
}
