import { expect } from '@jest/globals';
import { narrowWidths, outOfReach, tooWide } from '../../support/reflow.js';
import type { Visitor } from './visitor.js';
import { expectNoViolation } from './expect-no-violation.js';

/** Brings a page into a state. */
export type Reach = (visitor: Visitor) => Promise<void>;

/**
 * Tests that a page is accessible in the given state: light on a wide screen, dark on a phone, and on narrow screens.
 * For pages with the site's own data only: the stories check all others in the same way.
 */
export const usableByEverybody = (reach: Reach) => async (visitor: Visitor) => {
  const { page } = visitor;
  await reach(visitor);
  // Behind a dialog the page itself is hidden from screen readers, but still has to exist.
  expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1);
  expect(await page.title()).toMatch(/^\S.+ Posy$/);
  const firstLink = page.getByRole('link', { includeHidden: true }).first();
  expect(await firstLink.textContent()).toBe('Skip to content');

  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  // At the end of a page the bottom bar covers nothing partly.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expectNoViolation(page);
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 640 });
    expect([width, await page.evaluate(tooWide)]).toEqual([width, 0]);
    expect(await page.evaluate(outOfReach)).toEqual([]);
  }
};
