import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { rulesOfPages } from '../../../storybook/rules-of-pages.js';
import type { Entry } from './gallery.js';

const patience = 20_000;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A written page is Storybook's own white paper. */
const themes = { story: ['light', 'dark'], docs: ['light'] };
/** What is ours: around a written page stands Storybook's own frame. */
const areas = { story: 'html', docs: '.sbdocs-content' };

/** What the page says about how far its story has come. */
interface Channel {
  last(event: string): unknown[] | undefined;
}
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

/** All that is wrong with one story: what it throws, writes to the console, and bars people from, once a theme. */
export async function lookAt(page: Page, galleryUrl: string, { id, type }: Entry): Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()} (${message.location().url})`);
  });
  // Axe runs here; twice at a time it refuses to.
  const query = new URLSearchParams({ id, viewMode: type, globals: 'a11y.manual:!true' });
  await page.goto(`${galleryUrl}/iframe.html?${query.toString()}`);
  const end = await page.waitForFunction(endOf, undefined, { timeout: patience });
  const problem = await end.jsonValue();
  if (problem !== 'fine') return [problem ?? 'did not end', ...wrong];
  await page.evaluate(axe.source);
  for (const theme of themes[type]) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    const { violations } = await page.evaluate(check, { area: areas[type], tags, off: rulesOfPages });
    wrong.push(...violations.map((violation) => describe(theme, violation)));
  }
  return wrong;
}

/** Runs in the page: how the story ended, undefined while it plays. */
function endOf(): string | undefined {
  const told = (event: string) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event);
  const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException', 'configError'];
  for (const event of failures) {
    const said = told(event);
    if (said) return `${event}: ${(said[0] as { message?: string } | undefined)?.message ?? JSON.stringify(said)}`;
  }
  return (told('storyFinished') ?? told('docsRendered')) ? 'fine' : undefined;
}

/** Runs in the page. */
async function check({ area, tags, off }: { area: string; tags: string[]; off: string[] }): Promise<AxeResults> {
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  return inPage.run(area, { runOnly: tags, rules, resultTypes: ['violations'] });
}

const describe = (theme: string, { id, help, nodes }: AxeResults['violations'][number]) =>
  `axe, ${theme}: ${id}, ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('; ')}`;
