import { expect, test } from './person';

test(
  'the rules of Game of 20 say and draw what is proved',
  { tag: ['@play', '@game-of-20'] },
  async ({ meet }) => {
    const { page } = await meet();
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Rulebook of Game of 20' }).click();
    const known = page.getByRole('region', { name: 'Who wins with best play?' });
    const centres = known.getByRole('listitem');
    await expect(centres).toHaveCount(6);
    // How much is proved depends on the logs that the page was built from.
    const states = await centres.evaluateAll((items) => items.map((item) => item.getAttribute('data-state')));
    const solved = states.filter(
      (state) => state === 'first' || state === 'second' || state === 'drawn',
    ).length;
    await expect(known).toContainText(solved === 0 ? 'Nobody knows yet' : /centre tiles? (is|are) solved/);
    for (const [at, state] of states.entries()) {
      const words = state === 'unknown' ? 'Not known yet' : /drafter|draw/i;
      await expect(centres.nth(at)).toContainText(words);
      await expect(centres.nth(at)).toContainText(`Centre ${at + 1}`);
      await expect(centres.nth(at).locator('svg')).toBeVisible();
    }
    await page.goto('/rules/sums-of-20');
    await expect(page.getByRole('heading', { name: 'Sums of 20' })).toBeVisible();
    await expect(page.locator('.known')).toHaveCount(0);
  },
);
