import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../support/run/chromium.ts';
import { violationsIn } from '../support/violations-in.ts';
import { aboutScreens } from './about-screens.ts';
import { accountScreens } from './account-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { authenticatorScreens } from './authenticator-screens.ts';
import { dashboardScreens } from './dashboard-screens.ts';
import { dataRightsScreens } from './data-rights-screens.ts';
import { directoryScreens } from './directory-screens.ts';
import { editorScreens } from './editor-screens.ts';
import { eventScreens } from './event-screens.ts';
import { favoritesScreens } from './favorites-screens.ts';
import { mapScreens } from './map-screens.ts';
import { messageScreens } from './message-screens.ts';
import { offlineScreens } from './offline-screens.ts';
import { operationsScreens } from './operations-screens.ts';
import { publicScreens, signInScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { retailScreens } from './retail-screens.ts';
import { shellScreens } from './shell-screens.ts';
import { signInElsewhereScreens } from './sign-in-elsewhere-screens.ts';
import { loginScreens, vendorLoginScreens } from './sign-in-screens.ts';
import { signUpScreens } from './sign-up-screens.ts';
import { signedIn, type Person } from './signed-in.ts';
import { termsScreens } from './terms-screens.ts';
import { webstoreScreens } from './webstore-screens.ts';

// Pictures of every page in each of its states, at three widths and in both themes, and a check of each for
// accessibility, sideways scrolling and what the browser complains about. Needs a running site:
//   npm run screens [-- name…]        with SCREENS_URL for another address than the local one

const site = process.env['SCREENS_URL'] ?? 'http://127.0.0.1:4400';
const folder = fileURLToPath(new URL('../../.screens/', import.meta.url));
const dataDir = fileURLToPath(new URL('../../.data/', import.meta.url));
const widths = [390, 820, 1440] as const;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const complaints: string[] = [];
const people = new Map<Person, { session: string; since: number }>();
/** Milliseconds; shorter than an access token lives, since a page that renews it takes the session along. */
const signInAgainAfter = 480_000;

/** A failed call is what some states are about; everything else in the console is a fault. */
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

async function contextOf(browser: Browser, { withoutScripts = false }: Screen, width: number, theme: Theme) {
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

/** As high as the page, so that what sticks to the bottom is at the bottom of the picture. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width, height });
}

/** Those in sight are asked for, and made, when somebody comes to them. */
async function picturesAreThere(page: Page): Promise<void> {
  const someAreNot = `[...document.images].some((one) => one.getBoundingClientRect().top < innerHeight && !one.complete)`;
  for (let tries = 0; tries < 100 && (await page.evaluate(someAreNot)); tries += 1) await page.waitForTimeout(100);
}

async function check(page: Page, name: string, exempt: readonly string[] = []): Promise<void> {
  for (const { id, help, nodes } of await violationsIn(page, exempt)) {
    complaints.push(`${name}: ${id}, ${help}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  }
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  if (Number(overflow) > 0) complaints.push(`${name}: scrolls sideways by ${String(overflow)} px`);
}

async function take(browser: Browser, screen: Screen, width: number, theme: Theme): Promise<void> {
  const name = `${screen.name}-${width}-${theme}`;
  const context = await contextOf(browser, screen, width, theme);
  try {
    if (screen.person) await keepSession(context, screen.person);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(`${name}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
    await screen.prepare?.(page);
    await page.goto(screen.path, { waitUntil: 'load' });
    await screen.reach(page);
    // Their bar is code of its own and may come after the page.
    if (screen.person === 'operator' && !screen.viewportOnly) {
      await page.getByRole('banner').getByRole('navigation').waitFor();
    }
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    if (!screen.viewportOnly) await growToPage(page, width);
    await picturesAreThere(page);
    await page.screenshot({ path: `${folder}${name}.png` });
    await check(page, name, screen.exempt);
  } catch (error) {
    complaints.push(`${name}: ${String(error)}`);
  } finally {
    await context.close();
  }
}

const screens = [
  ...directoryScreens,
  ...mapScreens,
  ...favoritesScreens,
  ...eventScreens,
  ...messageScreens,
  ...offlineScreens,
  ...webstoreScreens,
  ...publicScreens,
  ...signInScreens,
  ...loginScreens,
  ...vendorLoginScreens,
  ...signInElsewhereScreens,
  ...signUpScreens,
  ...termsScreens,
  ...shellScreens,
  ...aboutScreens,
  ...dashboardScreens,
  ...editorScreens,
  ...retailScreens,
  ...accountScreens,
  ...authenticatorScreens,
  ...dataRightsScreens,
  ...adminScreens,
  ...operationsScreens,
];
const asked = process.argv.slice(2);
const chosen = screens.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const executablePath = await findChromium(dataDir, (line) => console.log(line));
const browser = await chromium.launch({ executablePath, args: [...flags, '--no-first-run'] });
for (const screen of chosen) {
  for (const width of widths) for (const theme of themes) await take(browser, screen, width, theme);
  console.log(`${screen.name}`);
}
await browser.close();

console.log(`${chosen.length * widths.length * themes.length} pictures in .screens/, ${complaints.length} complaints`);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
