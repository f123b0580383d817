import { playNow } from './playing';
import { expect, test, type Page } from './person';

/** The edge of an element that the device's colours leave: its border or outline, as "width style colour". */
async function edgeOf(page: Page, what: string): Promise<string> {
  return page
    .locator(what)
    .first()
    .evaluate((one) => {
      const style = getComputedStyle(one);
      const edge = (side: 'border-top' | 'outline') =>
        ['width', 'style', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`)).join(' ');
      const seen = (text: string) => !text.startsWith('0px') && !text.includes(' none ');
      return [edge('outline'), edge('border-top')].filter(seen).join(', ');
    });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `in the colours of the device, ${colorScheme}: boards and states have edges`,
    { tag: '@all' },
    async ({ meet }) => {
      const { page } = await meet();
      await page.emulateMedia({ forcedColors: 'active', colorScheme });

      await playNow(page, 'twenty-four-seven');
      const resting = await edgeOf(page, '.square__face');
      expect(resting).not.toBe('');
      expect(await edgeOf(page, '.rack__tile .tile')).not.toBe('');
      await page.locator('.rack__tile').last().click();
      await page.locator('.rack__tile').first().click();
      await expect(page.locator('.square--fits').first()).toBeVisible();
      expect(await edgeOf(page, '.square--fits .square__face')).not.toBe(resting);

      await playNow(page, 'sums-of-20');
      expect(await edgeOf(page, '.square__face')).not.toBe('');
      const faces = await page.evaluate(() =>
        ['red', 'blue', 'green', 'yellow'].map((tone) => {
          const tile = document.querySelector(`.tile--${tone}`);
          return tile ? getComputedStyle(tile).backgroundImage : tone;
        }),
      );
      expect(new Set(faces).size).toBe(4);

      await playNow(page, 'game-of-20');
      for (const what of ['.tray__tile .tile', '.draft__take', '.mini-board__square']) {
        expect(await edgeOf(page, what), what).not.toBe('');
      }

      await page.goto('/settings');
      const look = (on: boolean) =>
        page
          .locator(`.switch input${on ? ':checked' : ':not(:checked)'}`)
          .first()
          .evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(await look(true)).not.toBe(await look(false));
    },
  );
}
