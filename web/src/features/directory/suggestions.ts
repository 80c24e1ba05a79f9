import { queryOptions } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeQuery } from '../../lib/route-query.js';

/** Letters from which on something is suggested; vendors from `shortestName` on. */
export const shortestSearch = 2;
export const longestSearch = 120;

/** Vendors, places and categories that somebody may be typing the name of, the likeliest of each first. */
export const suggestionsQuery = (api: ApiClient, text: string) => {
  const query = routeQuery(api, directoryRoutes.suggestions, { query: { text } });
  return queryOptions({
    ...query,
    enabled: text.length >= shortestSearch,
    // While a word grows, what its beginning suggested stays in sight; for another word it would be wrong.
    placeholderData: (before, askedBefore) => {
      const { text: textBefore = text } = (askedBefore?.queryKey[2] ?? {}) as { text?: string };
      return text.startsWith(textBefore) ? before : undefined;
    },
    staleTime: 60_000,
  });
};
