import { expect } from '@jest/globals';
import type { Visitor } from './visitor.js';
import { expectNoViolation } from './expect-no-violation.js';

/** Brings a page into a state. */
export type Reach = (visitor: Visitor) => Promise<void>;

/**
 * Tests that a page is accessible in the given state: light on a wide screen, dark on a phone, at 200 % zoom (half of
 * 1280 pixels) and on the narrowest screen that WCAG's reflow requires. Stories check every component in both themes.
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
  for (const width of [640, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect([width, await page.evaluate(tooWide)]).toEqual([width, 0]);
    expect(await page.evaluate(outOfReach)).toEqual([]);
  }
};

const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Returns every control outside of the window that cannot be reached by scrolling sideways. */
const outOfReach = `[...document.querySelectorAll('a[href], button, input, [role=option]')].filter((element) => {
  const { left, right, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden') return false;
  if (left >= -0.5 && right <= document.documentElement.clientWidth + 0.5) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
  }
  return true;
}).map((element) => element.outerHTML.slice(0, 160))`;
