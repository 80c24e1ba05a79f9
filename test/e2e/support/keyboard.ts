import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';

/** The part of the browser's elements that is used here. */
interface PageElement {
  isConnected: boolean;
  ownerDocument: { activeElement: unknown };
}

export const isFocused = (target: Locator) =>
  target.evaluate((element: PageElement) => element.ownerDocument.activeElement === element);

/** Presses a key on the target and waits until the focus has moved elsewhere. */
export async function pressAway(target: Locator, key: 'Enter'): Promise<void> {
  const element = await target.elementHandle();
  await element.press(key);
  await eventually(() => element.evaluate((one: PageElement) => one.ownerDocument.activeElement !== one), Boolean);
}

/** Waits until the target has the focus. */
export async function hasFocus(target: Locator): Promise<void> {
  await eventually(() => isFocused(target), Boolean);
}

/**
 * Opens the list of the focused element, with a second press if necessary: React Aria closes a list that opens while
 * the page still scrolls to the focus.
 */
export async function openList(page: Page, option: Locator, key: 'Enter' | 'ArrowDown' = 'Enter'): Promise<void> {
  const comes = () =>
    option.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  await eventually(async () => {
    await page.keyboard.press(key);
    return comes();
  }, Boolean);
}

/** Presses a key until the target has the focus; fails if that does not happen. */
export async function pressUntilFocused(
  page: Page,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown',
  target: Locator,
  limit = 30,
): Promise<void> {
  // Finding it by role and name is slow, so it is searched again only after React has replaced it.
  let element = await target.elementHandle();
  const state = (one: PageElement) =>
    one.isConnected ? (one.ownerDocument.activeElement === one ? 'focused' : 'not focused') : 'replaced';
  for (let pressed = 0; pressed < limit; pressed += 1) {
    await page.keyboard.press(key);
    let now = await element.evaluate(state);
    if (now === 'replaced') {
      element = await target.elementHandle();
      now = await element.evaluate(state);
    }
    if (now === 'focused') return;
  }
  throw new Error(`${String(target)} cannot be reached by ${limit} times ${key}`);
}

/** Returns whether the focused element and its label are completely hidden behind something else. */
export function isCovered(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    const focused = document.activeElement;
    const target = focused.closest('label') ?? focused;
    const { left, top, width, height } = target.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    return !parts.some((part) => target.contains(part));
  })()`);
}
