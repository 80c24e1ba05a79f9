import { afterAll, beforeAll, expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser } from './browser.js';
import { OwnSite, type SiteOptions } from './own-site.js';
import { sharedSite } from './shared-stage.js';
import { Site } from './site.js';
import { Profiles } from './profiles.js';
import { Visitor } from './visitor.js';

/** Path of the picture of the page when a test fails. */
const pictures = '.screens/e2e';

/** Timeout in milliseconds for the setup and cleanup. */
const setupTimeout = 180_000;

/** Browser profiles for the shared site, with and without pictures, reused by all spec files of this process. */
const sharedProfiles = new Map<boolean, Profiles>();

interface StageOptions {
  /** Whether the browser loads pictures, which only tests about pictures need. */
  loadsPictures?: boolean;
}

/** A site and a browser for the tests of one spec file. */
export class Stage<S extends Site = Site> {
  private running?: { site: S; profiles: Profiles };

  private constructor() {}

  /**
   * The shared site, for tests that only read the demo data, or change only data of an account of their own
   * (`aCouple`).
   */
  static shared({ loadsPictures = false }: StageOptions = {}): Stage {
    const stage = new Stage();
    beforeAll(async () => {
      const site = new Site(sharedSite());
      const profiles = sharedProfiles.get(loadsPictures) ?? new Profiles(await sharedBrowser(loadsPictures), site.url);
      sharedProfiles.set(loadsPictures, profiles);
      stage.running = { site, profiles };
    }, setupTimeout);
    return stage;
  }

  /** A separate site of this file, for special settings, and for tests that change or stop what others need. */
  static own(
    options: () => SiteOptions | Promise<SiteOptions> = () => ({}),
    { loadsPictures = false }: StageOptions = {},
  ): Stage<OwnSite> {
    const stage = new Stage<OwnSite>();
    beforeAll(async () => {
      const site = await OwnSite.start(await options());
      stage.running = { site, profiles: new Profiles(await sharedBrowser(loadsPictures), site.url) };
    }, setupTimeout);
    afterAll(async () => {
      await Promise.all([stage.running?.profiles.close(), stage.running?.site.stop()]);
    }, setupTimeout);
    return stage;
  }

  get site(): S {
    return this.ready().site;
  }

  /**
   * A test with a new visitor, and others on request; afterwards no browser must have reported an error. A failure
   * includes the last lines of the programs.
   */
  visit(story: Story, options: BrowserContextOptions = {}): () => Promise<void> {
    return async () => {
      const { profiles, site } = this.ready();
      const visitors: Visitor[] = [];
      const arrive = async () => {
        const visitor = await Visitor.arrive(profiles, options);
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

type Story = (visitor: Visitor, another: () => Promise<Visitor>) => Promise<void>;

/** Adds helpful details to the error message. */
async function explain(error: Error, visitors: Visitor[], site: Site): Promise<void> {
  const test = (expect.getState().currentTestName ?? 'test').replaceAll(/\W+/g, '-').slice(0, 80);
  const seen = await Promise.all(
    visitors.flatMap((visitor) => visitor.pages()).map((page, nth) => look(page, `${pictures}/${test}-${nth}.png`)),
  );
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  error.message = [error.message, ...seen, ...complaints, site.lastLines()].join('\n');
  // Jest prints the stack, which contains the original message.
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
