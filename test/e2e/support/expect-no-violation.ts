import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsIn } from '../../support/violations-in.js';

/**
 * Holds a page to the rules of accessibility as it is now.
 * @param exempt rules that do not hold there, for a reason that stands beside them
 */
export async function expectNoViolation(page: Page, exempt: readonly string[] = []): Promise<void> {
  const violations = await violationsIn(page, exempt);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
