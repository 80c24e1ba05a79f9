import axe from 'axe-core';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * React Aria announces there which button was pressed, for seven seconds, even if that button has disappeared by then.
 */
const announcer = '[data-live-announcer]';

/** A rule that a page violates, and where. */
export interface Violation {
  id: string;
  help: string;
  /** Each with the beginning of its HTML and the selector that leads to it. */
  nodes: { html: string; target: string[] }[];
}

/**
 * Runs axe on the page and returns the violations. Axe is loaded once per page: `@axe-core/playwright` loads it for
 * each call, which takes twice as long as the rules themselves.
 * @param exempt rules that do not apply there, with the reason beside them
 */
export async function violationsIn(page: Page, exempt: readonly string[] = []): Promise<Violation[]> {
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  return page.evaluate(check, { rules, exempt: [...exempt], exclude: announcer });
}

/** The part of a page's globals that is used here. */
interface PageGlobals {
  axe: typeof axe;
  document: { getAnimations(): { finished: Promise<unknown> }[] };
}

/** Runs in the page. */
async function check(asked: { rules: string[]; exempt: string[]; exclude: string }): Promise<Violation[]> {
  const { axe: inPage, document } = globalThis as unknown as PageGlobals;
  // Transitions of colors from one scheme, or one state, to the other.
  const transitions = document.getAnimations().filter((animation) => 'transitionProperty' in animation);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await inPage.run(
    { include: 'html', exclude: asked.exclude },
    {
      runOnly: asked.rules,
      rules: Object.fromEntries(asked.exempt.map((id) => [id, { enabled: false }])),
      resultTypes: ['violations'],
    },
  );
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, target }) => ({ html, target: target.map(String) })),
  }));
}
