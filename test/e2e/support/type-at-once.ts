import type { Locator } from 'playwright-core';

/**
 * Types a text in one task of the page, so that no pause between two letters is longer than a debounce, however busy the
 * machine is.
 */
export const typeAtOnce = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element: object, letters) => {
    const input = element as { value: string } & EventTarget;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    for (let length = 1; length <= letters.length; length += 1) {
      set?.call(input, letters.slice(0, length));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
