import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { TimeoutError } from 'p-timeout';
import { allResults } from '#contracts/shared/all-results.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { SiteSettings } from '#contracts/shared/site-settings.js';
import { Config } from '../../config/config.js';
import { DatabaseListener } from '../../database/database-listener.js';
import { withTimeout } from '../../with-timeout.js';
import { emptyPage, fillFrame, withSettings } from './fill-frame.js';
import { injectedFetch } from './injected-fetch.js';
import { PageResults } from './page-results.js';
import { PageSource } from './page-source.js';
import { RenderingBudget } from './rendering-budget.js';
import { siteSettingsOf } from './site-settings-of.js';

/** Pages rendered at the same time. */
const atOnce = 2;
/** Pages that may wait for their turn; beyond that the frame goes out without content. */
const mostWaiting = 20;

/** A page as it goes to browsers. */
export interface RenderedPage {
  status: number;
  html: string;
  etag: string;
  shown: readonly string[];
  about: readonly string[];
}
type Rendered = RenderedPage | { movedTo: string };
/** The path is no page's. */
interface NoPage {
  leadsTo: string;
}

/** Characters of HTML kept at most. */
const keptAtMost = 16_000_000;
/** Milliseconds after which the browser is left to render the page itself. */
const patience = 2_000;
/** Milliseconds during which a change is remembered for pages that were being rendered when it came. */
const changeRemembered = 10_000;

/**
 * Renders public pages, each once for all who ask within a few seconds, and anew as soon as what it is about changes.
 * Nobody is signed in here.
 */
@Injectable()
export class RenderedPages implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(RenderedPages.name);
  private readonly settings: SiteSettings;
  private readonly changes = new LRUCache<string, number>({ ttl: changeRemembered, max: 10_000 });
  /** When notifications may have been missed. */
  private missedAt = -Infinity;
  private stopListening?: () => void;
  private readonly slots = pLimit(atOnce);
  private readonly kept = new LRUCache<string, Rendered, string>({
    maxSize: keptAtMost,
    sizeCalculation: (page) => ('html' in page ? page.html.length : 100),
    fetchMethod: async (address, _stale, { context: visitor, options }) => {
      if (!(await this.budget.spend(visitor))) return undefined;
      const isFull = this.slots.pendingCount >= mostWaiting;
      const rendered = isFull ? undefined : await this.slots(() => this.render(address, visitor));
      if (!rendered) return undefined;
      const { page, keepFor, startedAt } = rendered;
      const about = 'about' in page ? page.about : [];
      const isOld = [this.missedAt, ...about.map((id) => this.changes.get(id) ?? -Infinity)].some(
        (at) => at >= startedAt,
      );
      // A time to live of 0 would be for ever.
      options.ttl = isOld ? 1 : Math.max(keepFor, 1);
      return page;
    },
  });

  constructor(
    private readonly source: PageSource,
    private readonly adapter: HttpAdapterHost,
    private readonly listener: DatabaseListener,
    private readonly results: PageResults,
    private readonly budget: RenderingBudget,
    config: Config,
  ) {
    this.settings = siteSettingsOf(config);
  }

  onModuleInit(): void {
    this.stopListening = this.listener.on('platform_message', (subjectId) => this.forget(subjectId));
    this.results.onChange(() => this.forget(allResults));
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
  }

  /**
   * The page at a path; the bare frame for pages that only the browser renders, and when rendering fails or takes long, too
   * many pages wait to be rendered, or the visitor's budget is spent. Pages that are kept cost nobody anything.
   * @param visitor address of who asks: what rendering costs counts for them
   */
  async page(path: string, visitor: string): Promise<Rendered | NoPage> {
    try {
      const renderer = await this.source.renderer();
      renderer.setSiteSettings(this.settings);
      if (!renderer.isPage(path)) return { leadsTo: pagePaths.landing };
      const address = await renderer.addressOf(path);
      if (address === undefined) return await this.bare(path);
      const page = await withTimeout(patience, 'rendering', this.kept.fetch(address, { context: visitor }));
      if (page) return page;
    } catch (error) {
      const isSlow = error instanceof TimeoutError;
      const reason = isSlow ? error.message : ((error as Error).stack ?? String(error));
      this.logger[isSlow ? 'warn' : 'error'](`${path.split('?')[0]} was left to the browser: ${reason}`);
    }
    return this.bare(path);
  }

  private async render(
    address: string,
    visitor: string,
  ): Promise<{ page: Rendered; keepFor: number; startedAt: number }> {
    const startedAt = performance.now();
    const renderer = await this.source.renderer();
    const parts = await renderer.render(address, injectedFetch(this.adapter.httpAdapter.getInstance(), visitor));
    if ('movedTo' in parts) return { page: parts, keepFor: 0, startedAt };
    const html = fillFrame(withSettings(await this.source.frame(address), this.settings), parts);
    const { status, shown, about, keepFor } = parts;
    return { page: { status, html, etag: etagOf(html), shown, about }, keepFor, startedAt };
  }

  private async bare(path: string): Promise<RenderedPage> {
    const html = emptyPage(withSettings(await this.source.frame(path), this.settings), this.settings);
    return { status: 200, html, etag: etagOf(html), shown: [], about: [] };
  }

  /**
   * Leaves pages that are being rendered alone: somebody waits for them.
   * @param subjectId of what has happened; empty when notifications may have been missed
   */
  private forget(subjectId: string): void {
    const isAbout = (page: Rendered) => 'about' in page && page.about.includes(subjectId);
    if (subjectId === '') this.missedAt = performance.now();
    else this.changes.set(subjectId, performance.now());
    for (const [address, page] of this.kept.entries()) {
      if (subjectId === '' || isAbout(page)) this.kept.delete(address);
    }
  }
}

const etagOf = (html: string) => `"${createHash('sha1').update(html).digest('base64url')}"`;
