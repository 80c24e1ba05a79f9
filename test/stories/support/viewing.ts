import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserFlags } from '../../support/browser-flags.ts';
import { openGallery, type Entry } from './gallery.ts';
import { lookAt, openStories } from './look-at.ts';

/** Number of concurrently open pages in the one browser. */
const abreast = 3;
const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** Checks stories in the given order, a few at a time; each result can be awaited alone. */
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
    this.browser = await chromium.launch({ executablePath, args: browserFlags });
    // One context, so that what all stories load is loaded once.
    const context = await this.browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
    for (let nth = 0; nth < abreast; nth++) void this.lookAtNext(context);
  }

  /** The problems of a story; a requested one is checked next. */
  async at(entry: Entry): Promise<string[]> {
    const place = this.waiting.indexOf(entry);
    if (place > 0) this.waiting.unshift(...this.waiting.splice(place, 1));
    return (await this.seen.get(entry.id)?.promise) ?? [`${entry.id} is not in the list`];
  }

  async end(): Promise<void> {
    this.waiting.length = 0;
    await this.browser?.close();
    await this.close?.();
  }

  private async lookAtNext(context: BrowserContext): Promise<void> {
    let page: Page | undefined;
    for (let entry = this.waiting.shift(); entry; entry = this.waiting.shift()) {
      let problems: string[];
      try {
        page ??= await openStories(context, this.url);
        await page.setViewportSize(entry.tags.includes('phone') ? phone : desk);
        problems = await lookAt(page, entry);
      } catch (error) {
        problems = [String(error)];
      }
      this.seen.get(entry.id)?.resolve(problems);
      // The leftovers of a broken story must not affect the next one.
      if (problems.length > 0) page = void (await page?.close());
    }
    await page?.close();
  }
}
