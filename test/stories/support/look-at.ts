import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { rulesOfPages } from '../../../storybook/rules-of-pages.ts';
import type { Entry } from './gallery.ts';
import { markNewColors, newColors } from './new-colors.ts';
import { isWholePage, wrongInOutline, wrongWhenNarrow } from './whole-page.ts';

/** Milliseconds; only ends what hangs. */
const storyTimeout = 60_000;
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The other theme only changes colors: texts, names and focusable elements are the same. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];
/** Selects our content: a written page is surrounded by Storybook's own frame. */
const areas = { story: 'html', docs: '.sbdocs-content' };

/** The events between the page and its stories. */
interface Channel {
  last(event: string): unknown[] | undefined;
  on(event: string, listener: (said?: { message?: string; storyId?: string }) => void): void;
  off(event: string, listener: (said?: { message?: string; storyId?: string }) => void): void;
  emit(event: string, told: unknown): void;
}
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

/** A page without a story; from here on stories are switched without reloading it. */
export async function openStories(context: BrowserContext, galleryUrl: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${galleryUrl}/iframe.html`);
  // Without the address of a story it reports that there is none, once all of them are known.
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'), undefined, {
    timeout: storyTimeout,
  });
  // Its hidden error messages link to its manual: axe takes no link for a skip link that comes after others.
  await page.evaluate(`document.querySelectorAll('.sb-wrapper a').forEach((link) => link.remove())`);
  await page.evaluate(axe.source);
  // Axe runs here, and refuses to run twice concurrently.
  await page.evaluate(() =>
    globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: { a11y: { manual: true } } }),
  );
  return page;
}

/**
 * Returns everything that is wrong with one story: errors, console output, accessibility violations in each theme, and
 * for whole pages their outline and, if the story is one for a phone, whether they fit narrow screens.
 */
export async function lookAt(page: Page, entry: Entry): Promise<string[]> {
  const { id, type } = entry;
  const isPage = isWholePage(entry);
  const wrong: string[] = [];
  const onThrown = (error: Error) => wrong.push(`uncaught: ${error.message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()} (${message.location().url})`);
  };
  page.on('pageerror', onThrown);
  page.on('console', onConsole);
  try {
    const end = await showStory(page, id, type);
    if (end !== 'fine') return [end, ...wrong];
    await unroll(page);
    if (isPage) wrong.push(...(await wrongInOutline(page)));
    wrong.push(
      ...(await violationsIn(page, 'light', areas[type], { tags: allRules, off: isPage ? [] : rulesOfPages })),
    );
    // A written page has Storybook's own white background.
    if (type === 'story' && (await page.evaluate<boolean>(markNewColors))) {
      wrong.push(...(await violationsIn(page, 'dark', newColors, { tags: rulesOfColors, off: [] })));
    }
    if (isPage && entry.tags.includes('phone')) wrong.push(...(await wrongWhenNarrow(page)));
    return wrong;
  } finally {
    page.off('pageerror', onThrown);
    page.off('console', onConsole);
  }
}

/** Rules of axe by their tags or ids, without those that are off. */
interface Rules {
  tags: string[];
  off: string[];
}

/** The violations of one theme in the elements that a selector chooses. */
async function violationsIn(page: Page, theme: 'light' | 'dark', area: string, rules: Rules): Promise<string[]> {
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  const { violations } = await page.evaluate(check, { area, ...rules });
  return violations.map((violation) => describe(theme, violation));
}

/** Shows a story and plays it. Returns how it ended; 'fine' if nothing is wrong. */
export const showStory = (page: Page, id: string, viewMode: Entry['type'] = 'story'): Promise<string> =>
  page.evaluate(show, { id, viewMode, storyTimeout });

/** Makes the window as high as the page: a bar at its bottom then covers nothing, and all of the page is checked. */
async function unroll(page: Page): Promise<void> {
  const [width, height] = await page.evaluate<[number, number]>('[innerWidth, document.documentElement.scrollHeight]');
  if (height > (page.viewportSize()?.height ?? height)) await page.setViewportSize({ width, height });
}

/** Runs in the page: shows a story, plays it, and returns how it ended. */
async function show({
  id,
  viewMode,
  storyTimeout,
}: {
  id: string;
  viewMode: string;
  storyTimeout: number;
}): Promise<string> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return 'the page has lost its stories';
  const failures = [
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'configError',
  ];
  return new Promise((resolve) => {
    const listeners = new Map<string, (said?: { message?: string; storyId?: string }) => void>();
    const end = (how: string) => {
      clearTimeout(clock);
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(how);
    };
    const clock = setTimeout(() => end('did not end'), storyTimeout);
    for (const event of failures) {
      listeners.set(event, (said) => end(`${event}: ${said?.message ?? JSON.stringify(said)}`));
    }
    listeners.set('storyFinished', (said) => said?.storyId === id && end('fine'));
    listeners.set('docsRendered', () => end('fine'));
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode });
  });
}

/** Runs in the page. */
async function check({ area, tags, off }: Rules & { area: string }): Promise<AxeResults> {
  const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  // React Aria announces there which button was pressed, for seven seconds, even if that button has disappeared by
  // then.
  const context = { include: area, exclude: '[data-live-announcer]' };
  return inPage.run(context, { runOnly: tags, rules, resultTypes: ['violations'] });
}

const describe = (theme: string, { id, help, nodes }: AxeResults['violations'][number]) =>
  `axe, ${theme}: ${id}, ${help}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('; ')}`;
