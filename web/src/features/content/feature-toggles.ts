import { queryOptions } from '@tanstack/react-query';
import { contentRoutes } from '#contracts/content/content.routes.js';
import { featureNames } from '#contracts/content/feature-toggle.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import type { KeyValueStorage } from '../../lib/browser-storage.js';
import { routeKey } from '../../lib/route-query.js';

export const storageKey = 'posy.featureToggles';
/** Milliseconds that an answer serves this browser, reloads included. */
const keptFor = 600_000;

interface KeptToggles {
  at: number;
  toggles: FeatureToggleView[];
}

/**
 * Which parts of the product are on. Read at start and kept in the browser (SYS-8, OP-135); when they cannot be read
 * the list is empty: what depends on a feature stays away, and everything else works.
 */
export const featureTogglesQuery = (api: ApiClient, storage: KeyValueStorage, now: () => number = Date.now) => {
  const kept = readKept(storage);
  return queryOptions({
    queryKey: routeKey(contentRoutes.featureToggles),
    queryFn: async ({ signal }): Promise<FeatureToggleView[]> => {
      try {
        const toggles = await api.call(contentRoutes.featureToggles, { signal });
        storage.setItem(storageKey, JSON.stringify({ at: now(), toggles } satisfies KeptToggles));
        return toggles;
      } catch {
        return [];
      }
    },
    staleTime: keptFor,
    ...(kept && now() - kept.at < keptFor ? { initialData: kept.toggles, initialDataUpdatedAt: kept.at } : {}),
  });
};

/** Storage belongs to the person at the browser: what is broken there is as good as nothing (SYS-17). */
function readKept(storage: KeyValueStorage): KeptToggles | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isKept = (value: unknown): value is KeptToggles => {
  const { at, toggles } = (value ?? {}) as Partial<Record<keyof KeptToggles, unknown>>;
  return typeof at === 'number' && Array.isArray(toggles) && toggles.every(isToggle);
};

const isToggle = (value: unknown): value is FeatureToggleView => {
  const { featureName, enabled } = (value ?? {}) as Partial<FeatureToggleView>;
  return featureNames.some((name) => name === featureName) && (enabled === 0 || enabled === 1);
};
