import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** React Aria says there which button was pressed, for seven seconds, also when that button is gone by then. */
const announcer = '[data-live-announcer]';

/**
 * Holds a page to the rules of accessibility as it is now.
 * @param exempt rules that do not hold there, for a reason that stands beside them
 */
export async function expectNoViolation(page: Page, exempt: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page })
    .withTags(rules)
    .exclude(announcer)
    .disableRules([...exempt]);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
