import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** React Aria says there which button was pressed, for seven seconds, also when that button is gone by then. */
const announcer = '[data-live-announcer]';

/**
 * What breaks a rule of accessibility in a page as it is now.
 * @param exempt rules that do not hold there, for a reason that stands beside them
 */
export async function violationsIn(page: Page, exempt: readonly string[] = []) {
  const axe = new AxeBuilder({ page })
    // Telling of all that is right, and joining frames that we do not have, takes six times as long as the rules do.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(rules)
    .exclude(announcer)
    .disableRules([...exempt]);
  return (await axe.analyze()).violations;
}
