import type { SiteSettings } from '#contracts/shared/site-settings.js';

/** A page as HTML, in the parts that go into the frame. */
export interface PageParts {
  status: number;
  head: string;
  body: string;
  /** JSON that the browser starts from; absent when it is to start anew. */
  state?: string;
  /** Ids of what the page shows as results. */
  shown: readonly string[];
  /** Ids of what the page is about: it is made anew as soon as anything happens to these. */
  about: readonly string[];
  /** Milliseconds that the page may be served; 0 for what is not to be kept. */
  keepFor: number;
}

/** What the server's build of the web application offers. */
export interface PageRenderer {
  setSiteSettings: (settings: SiteSettings) => void;
  /** False for a path of several segments that no page has: it leads to the landing page (WEB-6). */
  isPage: (path: string) => boolean;
  /** The same page has the same address; undefined for pages that only the browser renders. */
  addressOf: (path: string) => Promise<string | undefined>;
  render: (address: string, fetch: typeof globalThis.fetch) => Promise<PageParts | { movedTo: string }>;
}

/** Port: the web application, built or straight from its sources. */
export abstract class PageSource {
  /** The HTML around every page, with places for its parts. */
  abstract frame(url: string): Promise<string>;
  abstract renderer(): Promise<PageRenderer>;
  /** The script that keeps pages for when there is no connection; undefined where there is none. */
  abstract serviceWorker(): Promise<string | undefined>;
}
