import { queryOptions } from '@tanstack/react-query';
import { contentRoutes } from '#contracts/content/content.routes.js';
import { featureNames } from '#contracts/content/feature-toggle.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import type { KeyValueStorage } from '../../lib/browser-storage.js';
import { KeptAnswer, keptFor } from '../../lib/kept-answer.js';
import { routeKey } from '../../lib/route-query.js';

export const storageKey = 'posy.featureToggles';

/**
 * The enabled parts of the product. Loaded at start and stored in the browser (SYS-8, OP-135); if they cannot be loaded
 * the list is empty: features with a toggle are hidden, and everything else works.
 */
export const featureTogglesQuery = (api: ApiClient, storage: KeyValueStorage, now: () => number = Date.now) => {
  const kept = new KeptAnswer({ storage, storageKey, isAnswer: areToggles, now });
  const before = kept.read();
  return queryOptions({
    queryKey: routeKey(contentRoutes.featureToggles),
    queryFn: async ({ signal }): Promise<FeatureToggleView[]> => {
      try {
        const toggles = await api.call(contentRoutes.featureToggles, { signal });
        kept.write(toggles);
        return toggles;
      } catch {
        return [];
      }
    },
    staleTime: keptFor,
    ...(before ? { initialData: before.answer, initialDataUpdatedAt: before.at } : {}),
  });
};

const areToggles = (value: unknown): value is FeatureToggleView[] => Array.isArray(value) && value.every(isToggle);

const isToggle = (value: unknown): value is FeatureToggleView => {
  const { featureName, enabled } = (value ?? {}) as Partial<FeatureToggleView>;
  return featureNames.some((name) => name === featureName) && (enabled === 0 || enabled === 1);
};
