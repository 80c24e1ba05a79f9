import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { createServices } from './app/create-services.js';
import { pages, routes } from './app/routes.js';
import type { KeyValueStorage } from './lib/browser-storage.js';
import type { LoadedPage } from './lib/page-loader.js';
import { writePageState } from './lib/page-state.js';
import { createQueryClient } from './lib/query-client.js';
import { setSiteSettings, siteSettings } from './base/site-settings.js';

export { setSiteSettings };

/** A page as HTML, in the parts that the api inserts into the frame of index.html. */
export interface RenderedPage {
  status: number;
  head: string;
  body: string;
  /** JSON for the browser; absent when the page could not be loaded and the browser has to start from scratch. */
  state?: string;
  /** Set by the loader of the page. */
  shown: readonly string[];
  about: readonly string[];
  keepFor: number;
}

/** Milliseconds. */
const keptFor = 5_000;

/** Server rendering is the same for everybody: nobody is signed in, and nothing is stored. */
const nothingKept: KeyValueStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

const declarationOf = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname) !== null);

/** Returns whether a path belongs to a page, rendered by the server or not. */
export const isPage = (path: string): boolean => declarationOf(new URL(path, siteSettings.url).pathname) !== undefined;

/**
 * The address of the page without the parameters that it ignores: equal pages have equal ones. Undefined for pages that
 * only the browser renders.
 */
export async function addressOf(path: string): Promise<string | undefined> {
  const url = new URL(path, siteSettings.url);
  const loader = await declarationOf(url.pathname)?.loader?.();
  return loader?.addressOf(url);
}

/** Renders the page at an address that `addressOf` returned. */
export async function render(
  address: string,
  fetch: typeof globalThis.fetch,
): Promise<RenderedPage | { movedTo: string }> {
  const url = new URL(address, siteSettings.url);
  const loader = await declarationOf(url.pathname)?.loader?.();
  if (!loader) throw new Error(`${address} is not rendered on the server`);
  const appVersion = import.meta.env.APP_VERSION;
  const otherTabs = new EventTarget();
  const services = createServices({
    fetch,
    storage: nothingKept,
    locks: undefined,
    WebSocket: globalThis.WebSocket,
    location: url,
    otherTabs,
    appVersion,
  });
  const queryClient = createQueryClient();
  const load = () => loader.load({ url, api: services.api, queryClient });
  const loaded = await load().catch((): LoadedPage => ({ status: 503 }));
  if ('movedTo' in loaded) return loaded;
  // The page shows which data could not be loaded; the browser starts from scratch and tries again.
  if (loaded.status === 503) askNothingAgain(queryClient);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { movedTo: context.headers.get('location') ?? '/' };
  const html = renderToString(
    <StrictMode>
      <App services={services} queryClient={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
  );
  const { head, body } = withoutHead(html);
  const { status, shown = [], about = [], loadsInBrowser = false } = loaded;
  const state = status === 503 || loadsInBrowser ? undefined : writePageState(queryClient);
  queryClient.clear();
  return { status, head, body, state, shown, about, keepFor: status === 200 ? (loaded.keepFor ?? keptFor) : 0 };
}

function askNothingAgain(queryClient: QueryClient): void {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
}

/** React writes the elements of the head (title, descriptions, preloaded pictures) before the page itself. */
function withoutHead(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
