import { queryOptions } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { SuggestedCategoryView } from '#contracts/directory/directory.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeQuery } from '../../lib/route-query.js';

/** Minimum length of a text for suggestions; vendors from `shortestName` on. */
export const shortestSearch = 2;
export const longestSearch = 120;

/** Vendors, places and categories for a typed text, each group with the most likely first. */
export const suggestionsQuery = (api: ApiClient, text: string) => {
  const query = routeQuery(api, directoryRoutes.suggestions, { query: { text } });
  return queryOptions({
    ...query,
    enabled: text.length >= shortestSearch,
    // While a word gets longer, the previous suggestions stay visible; for another word they would be wrong.
    placeholderData: (before, askedBefore) => {
      const { text: textBefore = text } = (askedBefore?.queryKey[2] ?? {}) as { text?: string };
      return text.startsWith(textBefore) ? before : undefined;
    },
    staleTime: 60_000,
  });
};

/** Without what all of them have in common, and in the singular. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bweddings?\b/g, '')
    .trim()
    .replace(/s$/, '');

/** The category whose name, a part of it or a synonym is exactly what was typed: `djs` are bands, DJs and musicians. */
export const categoryCalled = (
  typed: string,
  categories: readonly SuggestedCategoryView[],
): SuggestedCategoryView | undefined =>
  categories.find(({ namePlural, via }) =>
    [via ?? namePlural, namePlural, ...namePlural.split(/, | and /)].map(plain).includes(plain(typed)),
  );
