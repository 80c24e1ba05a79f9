import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsIn } from '../../support/violations-in.js';

/**
 * Checks the current page for accessibility violations.
 * @param exempt rules that do not apply there, with the reason beside them
 */
export async function expectNoViolation(page: Page, exempt: readonly string[] = []): Promise<void> {
  const violations = await violationsIn(page, exempt);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}
