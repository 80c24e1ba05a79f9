import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from 'playwright-core';
import { findChromium } from '../support/run/chromium.ts';
import { rulesOfPages } from '../../storybook/rules-of-pages.ts';
import { openGallery } from '../stories/support/gallery.ts';
import { openStories, showStory } from '../stories/support/look-at.ts';
import { buildStorybook } from '../support/run/build-storybook.ts';
import { violationsIn } from '../support/violations-in.ts';
import { allScreens } from './all-screens.ts';
import { never, type AnyScreen, type Screen, type StoryScreen } from './screen.ts';
import { signedIn, type Person } from './signed-in.ts';

// Takes pictures of every page in each of its states, at three widths and in both themes, and checks each for
// accessibility, sideways scrolling and errors in the console. A state that a story shows is taken from the story, all
// others from a running site:
//   npm run screens [-- [--width 390]… [--theme dark] [--text-size 32] name…]
// Text is 16 pixels unless given. SCREENS_URL is for another address than the local one.

const site = process.env['SCREENS_URL'] ?? 'http://127.0.0.1:4400';
const folder = fileURLToPath(new URL('../../.screens/', import.meta.url));
const dataDir = fileURLToPath(new URL('../../.data/', import.meta.url));
type Theme = 'light' | 'dark';
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '820', '1440'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    'text-size': { type: 'string' },
  },
});
const widths = options.width.map(Number);
const themes = options.theme as Theme[];
const textSize = options['text-size'] === undefined ? undefined : Number(options['text-size']);
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const complaints: string[] = [];
const people = new Map<Person, { session: string; since: number }>();
/**
 * Milliseconds; shorter than the lifetime of an access token, since renewing it would invalidate the stored session.
 */
const signInAgainAfter = 480_000;

/** A failed call is the point of some states; everything else in the console is an error. */
const isExpected = (text: string) =>
  /^(Failed to load resource|WebSocket connection to .*INTERNET_DISCONNECTED)/.test(text);

async function keepSession(context: BrowserContext, person: Person): Promise<void> {
  let known = people.get(person);
  if (!known || Date.now() - known.since > signInAgainAfter) {
    known = { session: await signedIn(context, site, person), since: Date.now() };
    people.set(person, known);
  }
  await context.addInitScript(`localStorage.setItem('posy.session', ${JSON.stringify(known.session)})`);
}

/** Like a person's setting in the browser: pages that count in rem follow it. */
async function setTextSize(context: BrowserContext, page: Page): Promise<void> {
  if (!textSize) return;
  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
}

async function contextOf(browser: Browser, { withoutScripts = false }: Partial<Screen>, width: number, theme: Theme) {
  const viewport = { width, height: width < 500 ? 844 : 1000 };
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: site,
    javaScriptEnabled: !withoutScripts,
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/** Makes the window as high as the page, so that sticky elements are at the bottom of the picture. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width, height });
}

/** Waits for visible pictures, which are generated at their first request. */
async function picturesAreThere(page: Page): Promise<void> {
  const someAreNot = `[...document.images].some((one) => one.getBoundingClientRect().top < innerHeight && !one.complete)`;
  for (let tries = 0; tries < 100 && (await page.evaluate(someAreNot)); tries += 1) await page.waitForTimeout(100);
}

async function check(page: Page, name: string, hasScripts: boolean, exempt: readonly string[]): Promise<void> {
  // The rules wait for timers, which never end in a page without scripts.
  const violations = hasScripts ? await violationsIn(page, exempt) : [];
  for (const { id, help, nodes } of violations) {
    complaints.push(`${name}: ${id}, ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  }
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  if (Number(overflow) > 0) complaints.push(`${name}: scrolls sideways by ${String(overflow)} px`);
}

const unlessSaved = (route: Route) => (route.request().method() === 'PATCH' ? never() : route.fallback());

/** Opens a page of the site, and reaches the state. */
async function openPage(context: BrowserContext, screen: Screen, listen: (page: Page) => void): Promise<Page> {
  if (screen.person) await keepSession(context, screen.person);
  const page = await context.newPage();
  listen(page);
  await setTextSize(context, page);
  // The editor saves by itself: no state changes what another one, or the next run, begins with.
  if (screen.person === 'vendor') await page.route('**/api/webstores', unlessSaved);
  await screen.prepare?.(page);
  await page.goto(screen.path, { waitUntil: 'load' });
  // A form that the server has rendered takes no input before; an error page of the browser has no root.
  const works = page.locator('html[data-interactive], html:not(:has(#root))');
  if (!screen.withoutScripts) await works.waitFor({ state: 'attached' });
  await screen.reach(page);
  // Their bar is loaded separately and may come after the page.
  if (screen.person === 'operator' && !screen.viewportOnly) {
    await page.getByRole('banner').getByRole('navigation').waitFor();
  }
  return page;
}

/** Shows a story, which plays until it has reached the state. */
async function openStory(context: BrowserContext, { story }: StoryScreen, listen: (page: Page) => void, theme: Theme) {
  if (!gallery) throw new Error('the stories are not built');
  const page = await openStories(context, gallery.url);
  listen(page);
  await setTextSize(context, page);
  const end = await showStory(page, story);
  if (end !== 'fine') throw new Error(`${story}: ${end}`);
  // Only now: a story begins in the theme of Storybook's toolbar.
  await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
  return page;
}

async function take(browser: Browser, screen: AnyScreen, width: number, theme: Theme): Promise<void> {
  const name = [screen.name, width, theme, ...(textSize ? [`text-${textSize}`] : [])].join('-');
  const isStory = 'story' in screen;
  const context = await contextOf(browser, isStory ? {} : screen, width, theme);
  const listen = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(`${name}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  };
  try {
    const page = await (isStory ? openStory(context, screen, listen, theme) : openPage(context, screen, listen));
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    if (!screen.viewportOnly) await growToPage(page, width);
    await picturesAreThere(page);
    await page.screenshot({ path: `${folder}${name}.png` });
    const hasScripts = isStory || !screen.withoutScripts;
    await check(page, name, hasScripts, [...(screen.exempt ?? []), ...(isStory ? rulesOfPages : [])]);
  } catch (error) {
    complaints.push(`${name}: ${String(error)}`);
  } finally {
    await context.close();
  }
}

const chosen = allScreens.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const executablePath = await findChromium(dataDir, (line) => console.log(line));
const report = (line: string) => console.log(line);
const gallery = chosen.some((screen) => 'story' in screen)
  ? await openGallery(await buildStorybook(dataDir, report))
  : undefined;
const browser = await chromium.launch({ executablePath, args: [...flags, '--no-first-run'] });
await pLimit(availableParallelism()).map(chosen, async (screen) => {
  for (const width of widths) for (const theme of themes) await take(browser, screen, width, theme);
  console.log(screen.name);
});
await browser.close();
await gallery?.server.close();

console.log(`${chosen.length * widths.length * themes.length} pictures in .screens/, ${complaints.length} complaints`);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
