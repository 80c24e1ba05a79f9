import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { PlaceView } from '#contracts/content/places.views.js';
import { placeSlug, placeSlugParam } from '#contracts/shared/place-slug.js';
import { presetCities } from '#contracts/shared/preset-cities.js';
import type { ApiClient } from './api-client.js';
import { ProblemError } from './problem-error.js';
import { routeKey, routeQuery } from './route-query.js';

export interface NamedPlace {
  slug: string;
  displayText: string;
}

/** Places are suggested before anything is typed (DIR-11). */
export const presetPlaces = presetCities.map((displayText) => ({ slug: placeSlug(displayText), displayText }));

const longestText = 120;

/** The place in an address, in any spelling (DIR-9, DIR-10); null if there is none. */
export const placeQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: routeKey(placesRoutes.placeBySlug, { params: { slug } }),
    queryFn: async ({ signal }): Promise<PlaceView | null> => {
      if (placeSlugParam(slug) === undefined) return null;
      try {
        return await api.call(placesRoutes.placeBySlug, { params: { slug }, signal });
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'place-not-found') return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });

/** Milliseconds after the last key before places are requested (SYS-13). */
export const placesDebounce = 150;

/** Places of the United States and Canada whose name begins with a typed text, most likely first (DIR-34). */
export const placesLikeQuery = (api: ApiClient, text: string) => {
  const typed = text.trim().slice(0, longestText);
  return queryOptions({
    ...routeQuery(api, placesRoutes.placeSuggestions, { query: { text: typed } }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};
