import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the page at a path before the router starts, so that its first rendering is the page itself. */
export async function loadMatchedPages(routes: RouteObject[], pathname: string): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}
