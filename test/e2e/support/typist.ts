import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';
import { isCovered, isFocused, pressUntilFocused } from './keyboard.js';

/** The option of the focused field that Enter would take; empty while its list is closed. */
const activeOption = (page: Page) =>
  page.evaluate<string>(
    `document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent ?? ''`,
  );

/** A user at the keyboard of a page. */
export class Typist {
  constructor(private readonly page: Page) {}

  /** Tabs to an element, on or back from where the focus is. No bar at the edge of the window may hide it. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.first().waitFor();
    if (!(await isFocused(target.first()))) await pressUntilFocused(this.page, key, target.first(), 250);
    await eventually(
      () => isCovered(this.page),
      (covered) => !covered,
    );
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }

  /** Types into a field with suggestions, and takes one of them. */
  async choose(target: Locator, text: string, option: RegExp): Promise<void> {
    await this.type(target, text);
    await this.page.getByRole('option', { name: option }).first().waitFor();
    // React Aria closes a list while the page scrolls; an arrow key opens it again, also if it closed before Enter.
    const isTaken = async () => {
      if (!(await target.isVisible()) || (await target.inputValue()) !== text) return true;
      await this.page.keyboard.press('ArrowDown');
      if (option.test(await activeOption(this.page))) await this.page.keyboard.press('Enter');
      return false;
    };
    await eventually(isTaken, Boolean);
  }

  /** Opens a list with its button, and takes an option. */
  async pick(button: Locator, option: string): Promise<void> {
    await this.press(button);
    const wanted = this.page.getByRole('option', { name: option, exact: true });
    await wanted.waitFor();
    if (!(await isFocused(wanted))) await pressUntilFocused(this.page, 'ArrowDown', wanted, 60);
    await this.page.keyboard.press('Enter');
  }
}
