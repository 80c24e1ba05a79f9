import type { SiteSettings } from '#contracts/shared/site-settings.js';

/** A rendered page, in the parts that are inserted into the frame. */
export interface PageParts {
  status: number;
  head: string;
  body: string;
  /** JSON state for hydration; absent if the browser renders the page from scratch. */
  state?: string;
  /** Ids of the results on the page. */
  shown: readonly string[];
  /** Ids of the subjects of the page; any change of these invalidates the cached page. */
  about: readonly string[];
  /** Milliseconds for which the page may be cached; 0 for none. */
  keepFor: number;
}

/** The interface of the server build of the web application. */
export interface PageRenderer {
  setSiteSettings: (settings: SiteSettings) => void;
  /** False for an unknown path of several segments, which is redirected to the landing page (WEB-6). */
  isPage: (path: string) => boolean;
  /** Normalizes a path to the cache key of its page; undefined for pages that only the browser renders. */
  addressOf: (path: string) => Promise<string | undefined>;
  render: (address: string, fetch: typeof globalThis.fetch) => Promise<PageParts | { movedTo: string }>;
}

/** Port: the web application, either built or from its sources. */
export abstract class PageSource {
  /** The HTML around every page, with placeholders for its parts. */
  abstract frame(url: string): Promise<string>;
  abstract renderer(): Promise<PageRenderer>;
  /** The script of the service worker, which caches pages for offline use; undefined if there is none. */
  abstract serviceWorker(): Promise<string | undefined>;
}
