import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.js';

export interface PageRequest {
  /** Path and query in the canonical form of the loader. */
  url: URL;
  api: ApiClient;
  /** The cache into which the loader puts the page's data. */
  queryClient: QueryClient;
}

export interface LoadedPage {
  /** 404 if the page's subject does not exist, 503 if its data are unavailable. */
  status: 200 | 404 | 503;
  /** Ids of the webstores that the page shows as results, which count as appearances (WS-229). */
  shown?: readonly string[];
  /** Ids of the page's subjects: it is rendered again as soon as anything happens to these. */
  about?: readonly string[];
  /** Milliseconds for which the rendered page may be served; a few seconds by default. */
  keepFor?: number;
  /** Whether the browser loads everything itself: one rendered page is used for several addresses. */
  loadsInBrowser?: boolean;
}

export interface MovedPage {
  /** Path of the page that permanently replaces it. */
  movedTo: string;
}

/** The server's information about a page that it renders. In the browser pages load for themselves. */
export interface PageLoader {
  /** The address without the parameters that the page ignores: equal pages have equal ones. */
  addressOf: (url: URL) => string;
  /** Loads the data of the page. Rejects if they are unavailable. */
  load: (request: PageRequest) => Promise<LoadedPage | MovedPage>;
}
