import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openEmptyPage } from './empty-page.js';

/** How long anything is waited for, in milliseconds; only for what never comes. */
const patience = 30_000;

/** Chromium writes violations of the security policy to the console in many words; this does in one line for all. */
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('security policy: ' + event.violatedDirective + ' forbids ' + event.blockedURI));`;

/** The profile of a browser: storage and cookies, and what it has downloaded before. */
export interface Profile {
  context: BrowserContext;
  /** Stays open from one visitor to the next: the first page of a new tab takes twice as long as the next ones. */
  tab: Page;
}

/** Milliseconds to empty a profile; to make a new one takes about one second. */
const emptyingLimit = 10_000;

const defaults: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  // It would answer for the network that tests put words into the mouth of.
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
 * Hands profiles out, empty. To make one, and to load the scripts of the site into it, takes longer than most tests:
 * one that can be emptied is used again.
 */
export class Profiles {
  private readonly free = new Map<string, Profile[]>();

  constructor(
    private readonly browser: Browser,
    private readonly siteUrl: string,
  ) {}

  async take(options: BrowserContextOptions): Promise<Profile> {
    return this.free.get(JSON.stringify(options))?.pop() ?? (await this.make(options));
  }

  /** @param isAltered whether more is different than what `empty` puts back */
  async giveBack(profile: Profile, options: BrowserContextOptions, isAltered: boolean): Promise<void> {
    const { context, tab } = profile;
    if (isAltered || tab.isClosed() || options.serviceWorkers === 'allow') return context.close();
    // A page that a test has left in the middle of something may not answer any more: its profile is closed.
    const isEmpty = empty(profile, { ...defaults, ...options }).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([isEmpty, setTimeout(emptyingLimit, false, { ref: false })]))) return context.close();
    const key = JSON.stringify(options);
    this.free.set(key, [...(this.free.get(key) ?? []), profile]);
  }

  /** Closes those that nobody has. */
  async close(): Promise<void> {
    const free = [...this.free.values()].flat();
    this.free.clear();
    await Promise.all(free.map(({ context }) => context.close()));
  }

  private async make(options: BrowserContextOptions): Promise<Profile> {
    const context = await this.browser.newContext({ baseURL: this.siteUrl, ...defaults, ...options });
    context.setDefaultTimeout(patience);
    await context.addInitScript(reportViolations);
    const tab = await context.newPage();
    await openEmptyPage(tab);
    return { context, tab };
  }
}

/** Takes back what a visitor has done to the profile, the tab included. */
async function empty({ context, tab }: Profile, { viewport }: BrowserContextOptions): Promise<void> {
  const others = context.pages().filter((page) => page !== tab);
  await Promise.all(others.map((page) => page.close()));
  for (const event of events) tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  // A form asks whether its changes shall be lost.
  tab.on('dialog', (dialog) => void dialog.accept());
  await openEmptyPage(tab);
  tab.removeAllListeners('dialog');
  await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  if (viewport) await tab.setViewportSize(viewport);
  await context.clearCookies();
  await tab.evaluate(forget);
}

/** Runs in the page. */
const forget = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
})()`;
