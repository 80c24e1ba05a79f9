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
import { withTimeout } from '../../timing/with-timeout.js';
import { emptyPage, fillFrame, withSettings } from './fill-frame.js';
import { injectedFetch } from './injected-fetch.js';
import { PageResults } from './page-results.js';
import { PageSource } from './page-source.js';
import { RenderingBudget } from './rendering-budget.js';
import { siteSettingsOf } from './site-settings-of.js';

/** Pages rendered at the same time. */
const concurrency = 2;
/** Number of pages that may wait to be rendered; beyond that, only the frame is sent. */
const maxWaiting = 20;

/** A page as it is sent to browsers. */
export interface RenderedPage {
  status: number;
  html: string;
  etag: string;
  shown: readonly string[];
  about: readonly string[];
}
type Rendered = RenderedPage | { movedTo: string };
/** The redirect target of a path without a page. */
interface NoPage {
  leadsTo: string;
}

/** Size limit of the cache in characters of HTML. */
const maxCacheSize = 16_000_000;
/** Milliseconds after which the frame is sent, and the browser renders the page itself. */
const renderTimeout = 2_000;
/** Milliseconds for which changes are stored, to invalidate pages that were being rendered at that time. */
const changeMaxAge = 10_000;

/**
 * Renders public pages and caches them for a few seconds, or until their subjects change. Rendering is always
 * anonymous.
 */
@Injectable()
export class RenderedPages implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(RenderedPages.name);
  private readonly settings: SiteSettings;
  private readonly changes = new LRUCache<string, number>({ ttl: changeMaxAge, max: 10_000 });
  /** Time at which notifications may have been missed. */
  private missedAt = -Infinity;
  private stopListening?: () => void;
  private readonly slots = pLimit(concurrency);
  private readonly cache = new LRUCache<string, Rendered, string>({
    maxSize: maxCacheSize,
    sizeCalculation: (page) => ('html' in page ? page.html.length : 100),
    fetchMethod: async (address, _stale, { context: visitor, options }) => {
      if (!(await this.budget.spend(visitor))) return undefined;
      const isFull = this.slots.pendingCount >= maxWaiting;
      const rendered = isFull ? undefined : await this.slots(() => this.render(address, visitor));
      if (!rendered) return undefined;
      const { page, keepFor, startedAt } = rendered;
      const about = 'about' in page ? page.about : [];
      const isOld = [this.missedAt, ...about.map((id) => this.changes.get(id) ?? -Infinity)].some(
        (at) => at >= startedAt,
      );
      // A time to live of 0 would mean forever.
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
    this.stopListening = this.listener.on('platform_message', (subjectId) => this.invalidate(subjectId));
    this.results.onChange(() => this.invalidate(allResults));
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
  }

  /**
   * Returns the page at a path. Returns the empty frame for pages that only the browser renders, when rendering fails
   * or times out, when too many pages are waiting, and when the visitor's budget is spent. Cached pages do not count
   * against the budget.
   * @param visitor IP address of the visitor, whose budget rendering counts against
   */
  async page(path: string, visitor: string): Promise<Rendered | NoPage> {
    try {
      const renderer = await this.source.renderer();
      renderer.setSiteSettings(this.settings);
      if (!renderer.isPage(path)) return { leadsTo: pagePaths.landing };
      const address = await renderer.addressOf(path);
      if (address === undefined) return await this.emptyFrame(path);
      const page = await withTimeout(renderTimeout, 'rendering', this.cache.fetch(address, { context: visitor }));
      if (page) return page;
    } catch (error) {
      const isSlow = error instanceof TimeoutError;
      const reason = isSlow ? error.message : ((error as Error).stack ?? String(error));
      this.logger[isSlow ? 'warn' : 'error'](`${path.split('?')[0]} was not rendered on the server: ${reason}`);
    }
    return this.emptyFrame(path);
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

  private async emptyFrame(path: string): Promise<RenderedPage> {
    const html = emptyPage(withSettings(await this.source.frame(path), this.settings), this.settings);
    return { status: 200, html, etag: etagOf(html), shown: [], about: [] };
  }

  /**
   * Removes cached pages about a subject. Pages that are being rendered are not aborted, since requests wait for them.
   * @param subjectId subject of the change; empty when notifications may have been missed
   */
  private invalidate(subjectId: string): void {
    const isAbout = (page: Rendered) => 'about' in page && page.about.includes(subjectId);
    if (subjectId === '') this.missedAt = performance.now();
    else this.changes.set(subjectId, performance.now());
    for (const [address, page] of this.cache.entries()) {
      if (subjectId === '' || isAbout(page)) this.cache.delete(address);
    }
  }
}

const etagOf = (html: string) => `"${createHash('sha1').update(html).digest('base64url')}"`;
