import { expect } from '@jest/globals';
import type { Visitor } from './visitor.js';
import { expectNoViolation } from './expect-no-violation.js';

/** Brings a page into a state. */
export type Reach = (visitor: Visitor) => Promise<void>;

/** A test that a page can be used by everybody in the state that it is brought into: both colour schemes, and a phone. */
export const usableByEverybody = (reach: Reach) => async (visitor: Visitor) => {
  const { page } = visitor;
  await reach(visitor);
  // Behind a question the page itself is hidden from screen readers, and still has to be there.
  expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1);
  expect(await page.title()).toMatch(/^\S.+ Posy$/);
  const firstLink = page.getByRole('link', { includeHidden: true }).first();
  expect(await firstLink.textContent()).toBe('Skip to the content');

  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // At the end of a page the bar at the bottom covers nothing by halves.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await expectNoViolation(page);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(overflow)).toBe(0);
};
