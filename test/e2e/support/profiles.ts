import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openEmptyPage } from './empty-page.js';

/** Timeout in milliseconds for all actions. */
const actionTimeout = 30_000;

/** Chromium reports violations of the security policy in different words; this reports them all in one line. */
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('security policy: ' + event.violatedDirective + ' forbids ' + event.blockedURI));`;

/** The profile of a browser: storage, cookies and the cache. */
export interface Profile {
  context: BrowserContext;
  /** Kept open from one visitor to the next, since the first page of a new tab takes twice as long as later ones. */
  tab: Page;
}

/** Timeout in milliseconds for emptying a profile; creating one takes about one second. */
const emptyingLimit = 10_000;

const viewport = { width: 1280, height: 900 };

const defaults: BrowserContextOptions = {
  reducedMotion: 'reduce',
  // It would respond to requests that tests mock.
  serviceWorkers: 'block',
};

/** Events whose listeners are removed between tests; Playwright's own listeners, on other events, must stay. */
const events = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/**
 * A pool of empty profiles. Creating one, and loading the scripts of the site into it, takes longer than most tests, so
 * they are emptied and reused.
 */
export class Profiles {
  private readonly free = new Map<string, Profile[]>();

  constructor(
    private readonly browser: Browser,
    private readonly siteUrl: string,
  ) {}

  /** Its tab has the viewport of the options; other tabs have the default one until a test resizes them. */
  async take(options: BrowserContextOptions): Promise<Profile> {
    const profile = this.free.get(keyOf(options))?.pop() ?? (await this.make(options));
    await profile.tab.setViewportSize(options.viewport ?? viewport);
    return profile;
  }

  /** @param isAltered whether more has changed than `empty` restores */
  async giveBack(profile: Profile, options: BrowserContextOptions, isAltered: boolean): Promise<void> {
    const { context, tab } = profile;
    if (isAltered || tab.isClosed() || options.serviceWorkers === 'allow') return context.close();
    // A page that a test has left in an unfinished state may not respond any more: its profile is closed.
    const isEmpty = empty(profile).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([isEmpty, setTimeout(emptyingLimit, false, { ref: false })]))) return context.close();
    const key = keyOf(options);
    this.free.set(key, [...(this.free.get(key) ?? []), profile]);
  }

  /** Closes unused profiles. */
  async close(): Promise<void> {
    const free = [...this.free.values()].flat();
    this.free.clear();
    await Promise.all(free.map(({ context }) => context.close()));
  }

  private async make(options: BrowserContextOptions): Promise<Profile> {
    const context = await this.browser.newContext({ baseURL: this.siteUrl, ...defaults, ...options, viewport });
    context.setDefaultTimeout(actionTimeout);
    await context.addInitScript(reportViolations);
    const tab = await context.newPage();
    await openEmptyPage(tab);
    return { context, tab };
  }
}

/** Profiles of equal keys are the same, but for the viewport, which each visitor sets: a new profile costs a second. */
const keyOf = ({ viewport: _, ...fixed }: BrowserContextOptions) =>
  JSON.stringify(Object.entries(fixed).toSorted(([one], [other]) => one.localeCompare(other)));

/** Restores everything that a visitor has changed in the profile, except the viewport of the tab. */
async function empty({ context, tab }: Profile): Promise<void> {
  const others = context.pages().filter((page) => page !== tab);
  await Promise.all(others.map((page) => page.close()));
  for (const event of events) tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  // A form asks for a confirmation to discard its changes.
  tab.on('dialog', (dialog) => void dialog.accept());
  await openEmptyPage(tab);
  tab.removeAllListeners('dialog');
  await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  await context.clearCookies();
  await tab.evaluate(forget);
}

/** Runs in the page. */
const forget = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
})()`;
