import { describe, expect, it } from '@jest/globals';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { hasFocus, pressUntilFocused } from './support/keyboard.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const searches = /^\/api\/webstoresearch$/;
const photographers = '/vendors/austin-tx/photographyvideography';
const phone = { viewport: { width: 390, height: 844 } };

describe('a couple', () => {
  it(
    'narrows, loads more, goes back and shares the link [DIR-15, DIR-16, DIR-23, DIR-27, DIR-28]',
    stage.visit(async ({ page }, another) => {
      const directory = new DirectoryPage(page);
      await page.goto(photographers);
      const all = await directory.numResults();
      const promised = await directory.countOf('Documentary');
      await directory.tick('Documentary');
      await directory.shows(promised);
      expect(promised).toBeLessThan(all);
      await directory.tick('$$');
      await eventually(
        () => directory.numResults(),
        (found) => found < promised,
      );
      await directory.tick('$$$');
      expect(await directory.chips.allInnerTexts()).toEqual(['$$', '$$$', 'Documentary']);
      const tiers = (await directory.countOf('Standard')) + (await directory.countOf('Premium'));
      await directory.shows(tiers);

      const calls = recordCalls(page, 'GET', searches);
      await directory.names(12);
      await page
        .getByRole('button', { name: /^Show \d+ more$/ })
        .last()
        .click();
      const shown = await eventually(
        () => directory.names(),
        (names) => names.length > 12,
      );
      expect(new Set(shown).size).toBe(shown.length);
      expect(calls).toHaveLength(1);
      const address = page.url();
      expect(address).toMatch(/\?styles=11101&price=2-3&page=2$/);

      const chosen = shown[14] ?? '';
      await directory.link(chosen).click();
      await page.getByRole('heading', { name: chosen, level: 1 }).waitFor();
      await page.goBack();
      expect(await directory.names(shown.length)).toEqual(shown);
      await hasFocus(directory.link(chosen));
      const place = async () => (await directory.link(chosen).boundingBox())?.y ?? -1;
      await eventually(place, (y) => y > 0 && y < 900);

      const friend = await another();
      await friend.page.setViewportSize(phone.viewport);
      await friend.page.goto(address);
      const theirs = new DirectoryPage(friend.page);
      expect(await theirs.names(shown.length)).toEqual(shown);
      expect(await theirs.chips.allInnerTexts()).toEqual(['$$', '$$$', 'Documentary']);
      await page.reload();
      expect(await directory.names(shown.length)).toEqual(shown);
      expect(await directory.filter('Documentary').isChecked()).toBe(true);
    }),
  );

  it(
    'chooses a day in the calendar by keyboard, and the number of results is announced',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      const { keyboard } = page;
      await page.goto('/vendors');
      const all = await directory.numResults();
      await directory.filters.getByRole('button', { name: 'Date, Any day' }).focus();
      await keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Date' }).getByRole('grid').waitFor();
      await keyboard.press('Shift+PageDown');
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await page.waitForURL(/\?date=\d{4}-\d\d-\d\d$/);
      await eventually(
        () => directory.numResults(),
        (found) => found > 0 && found < all,
      );
      await hasFocus(directory.filters.getByRole('button', { name: /^Date, \w{3}, \w{3} \d+, \d{4}$/ }));
    }),
  );

  it(
    'can filter, remove filters and load more by keyboard alone',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      const { keyboard } = page;
      await page.goto(photographers);
      await directory.names(12);
      await directory.search.focus();
      await pressUntilFocused(page, 'Tab', directory.filter('Documentary'));
      await keyboard.press('Space');
      await directory.chips.getByText('Documentary').waitFor();
      await hasFocus(directory.filter('Documentary'));
      await directory.select('Sort by').focus();
      await keyboard.press('Tab');
      await hasFocus(directory.chips.first());
      await keyboard.press('Delete');
      await directory.chips.first().waitFor({ state: 'hidden' });
      await hasFocus(page.getByRole('region', { name: 'Results' }));
      await directory.link((await directory.names(12)).at(-1) ?? '').focus();
      await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Show 12 more' }));
      await keyboard.press('Enter');
      await directory.names(24);
      await hasFocus(page.getByRole('button', { name: /^Show \d+ more$/ }).last());
    }),
  );
});
