import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';

/** The part of the browser's elements that is asked for here. */
interface PageElement {
  ownerDocument: { activeElement: unknown };
}

export const isFocused = (target: Locator) =>
  target.evaluate((element: PageElement) => element.ownerDocument.activeElement === element);

/** Waits until the target has the focus. */
export async function hasFocus(target: Locator): Promise<void> {
  await eventually(() => isFocused(target), Boolean);
}

/** Presses a key until the target has the focus; fails when that does not happen. */
export async function pressUntilFocused(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown',
  target: Locator,
  limit = 30,
): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`${String(target)} cannot be reached by ${limit} times ${key}`);
}

/** Whether what has the focus is hidden behind something else, with all of its label. */
export function isCovered(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const focused = document.activeElement;
    const target = focused.closest('label') ?? focused;
    const { left, top, width, height } = target.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    return !parts.some((part) => target.contains(part));
  })()`);
}
