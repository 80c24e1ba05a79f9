import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.js';

export interface PageRequest {
  /** Path and query, as the loader has written them. */
  url: URL;
  api: ApiClient;
  /** What the page will read is put in here. */
  queryClient: QueryClient;
}

export interface LoadedPage {
  /** 404 where the page says that there is no such thing, 503 where what it needs did not answer. */
  status: 200 | 404 | 503;
  /** Ids of the webstores that the page shows as results; being shown counts for them (WS-229). */
  shown?: readonly string[];
  /** Ids of what the page is about: it is rendered anew as soon as anything happens to these. */
  about?: readonly string[];
  /** Milliseconds that the rendered page may be served; a few seconds unless said. */
  keepFor?: number;
  /** The browser reads everything itself: one rendered page stands for several addresses. */
  startsAnew?: boolean;
}

export interface MovedPage {
  /** Path of the page that took its place for good. */
  movedTo: string;
}

/** What the server needs to know of a page that it renders. In the browser pages load for themselves. */
export interface PageLoader {
  /** The address without what the page does not read: the same page has the same one. */
  addressOf: (url: URL) => string;
  /** Reads what the page shows. Rejects when that cannot be read. */
  load: (request: PageRequest) => Promise<LoadedPage | MovedPage>;
}
