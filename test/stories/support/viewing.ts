import { chromium, type Browser } from 'playwright-core';
import { openGallery, type Entry } from './gallery.js';
import { lookAt } from './look-at.js';

/** Pages open at a time in the one browser. */
const abreast = 3;
const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Looks at stories one after the other, a few at a time, in the order they are given; each is waited for alone. */
export class Viewing {
  private readonly seen = new Map<string, PromiseWithResolvers<string[]>>();
  private readonly waiting: Entry[];
  private browser: Browser | undefined;
  private close: (() => Promise<unknown>) | undefined;
  private url = '';

  constructor(entries: readonly Entry[]) {
    this.waiting = [...entries];
    for (const { id } of entries) this.seen.set(id, Promise.withResolvers());
  }

  async begin(): Promise<void> {
    const executablePath = process.env['CHROMIUM_PATH'];
    if (!executablePath) throw new Error('No browser was looked for: start the tests with npm run test:stories');
    const { url, server } = await openGallery();
    this.url = url;
    this.close = () => server.close();
    this.browser = await chromium.launch({ executablePath, args: flags });
    for (let nth = 0; nth < abreast; nth++) void this.lookAtNext(this.browser);
  }

  /** What is wrong with a story, when its turn has come. */
  async at({ id }: Entry): Promise<string[]> {
    return (await this.seen.get(id)?.promise) ?? [`${id} is not in the list`];
  }

  async end(): Promise<void> {
    this.waiting.length = 0;
    await this.browser?.close();
    await this.close?.();
  }

  private async lookAtNext(browser: Browser): Promise<void> {
    for (let entry = this.waiting.shift(); entry; entry = this.waiting.shift()) {
      const problems = await this.look(browser, entry).catch((error: unknown) => [String(error)]);
      this.seen.get(entry.id)?.resolve(problems);
    }
  }

  private async look(browser: Browser, entry: Entry): Promise<string[]> {
    const viewport = entry.tags.includes('phone') ? phone : desk;
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-US' });
    try {
      return await lookAt(await context.newPage(), this.url, entry);
    } finally {
      await context.close();
    }
  }
}
