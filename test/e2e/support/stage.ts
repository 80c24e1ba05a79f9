import { afterAll, beforeAll, expect } from '@jest/globals';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { Site, type SiteOptions } from './site.js';
import { Visitor } from './visitor.js';

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where a picture of the page is kept when a test fails. */
const pictures = '.screens/e2e';

/** A site and a browser for one spec file. */
export class Stage {
  private running?: { site: Site; browser: Browser };

  private constructor() {}

  /** Sets the stage before the tests of this file and clears it after them. */
  static forThisFile(options: () => SiteOptions | Promise<SiteOptions>): Stage {
    const stage = new Stage();
    beforeAll(async () => {
      const site = await Site.start(await options());
      stage.running = { site, browser: await launchBrowser() };
    }, 60_000);
    afterAll(async () => {
      await Promise.all([stage.running?.browser.close(), stage.running?.site.stop()]);
    }, 30_000);
    return stage;
  }

  get site(): Site {
    return this.ready().site;
  }

  /**
   * A test with a new visitor, and others when it asks for them; afterwards no browser must have complained about
   * anything. What fails says what the programs wrote last.
   */
  visit(story: Story, options: BrowserContextOptions = {}): () => Promise<void> {
    return async () => {
      const { browser, site } = this.ready();
      const visitors: Visitor[] = [];
      const arrive = async () => {
        const visitor = await Visitor.arrive(browser, site.url, options);
        visitors.push(visitor);
        return visitor;
      };
      try {
        await story(await arrive(), arrive);
        expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
      } catch (error) {
        if (error instanceof Error) await explain(error, visitors, site);
        throw error;
      } finally {
        await Promise.all(visitors.map((visitor) => visitor.leave()));
      }
    };
  }

  private ready() {
    if (!this.running) throw new Error('the site is not running yet');
    return this.running;
  }
}

function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('No browser was looked for: start the tests with npm test');
  return chromium.launch({ executablePath, args: flags });
}

type Story = (visitor: Visitor, another: () => Promise<Visitor>) => Promise<void>;

/** Adds to the message what a person would look at next. */
async function explain(error: Error, visitors: Visitor[], site: Site): Promise<void> {
  const test = (expect.getState().currentTestName ?? 'test').replaceAll(/\W+/g, '-').slice(0, 80);
  const seen = await Promise.all(
    visitors.flatMap(({ context }) => context.pages()).map((page, nth) => look(page, `${pictures}/${test}-${nth}.png`)),
  );
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  error.message = [error.message, ...seen, ...complaints, site.lastLines()].join('\n');
  // Jest prints the stack, which was made with the message as it was.
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  error.stack = [error.message, ...places].join('\n');
}

async function look(page: Page, path: string): Promise<string> {
  try {
    await page.bringToFront();
    await page.screenshot({ path, fullPage: true, timeout: 3_000 });
    return `At ${page.url()}, see ${path}`;
  } catch {
    return `At ${page.url()}, of which no picture could be taken`;
  }
}
