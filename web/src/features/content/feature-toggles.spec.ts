import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { ApiClient } from '../../lib/api-client.js';
import { FakeApi, Refusal } from '../../test-support/fake-api.js';
import { MemoryStorage } from '../../test-support/memory-storage.js';
import { featureTogglesQuery, storageKey } from './feature-toggles.js';

const minute = 60_000;
const start = Date.now();
const analytics: FeatureToggleView[] = [{ featureName: 'analytics', enabled: 1 }];

function aBrowser(answer: () => FeatureToggleView[]) {
  const api = new FakeApi().answer(contentRoutes.featureToggles, answer);
  const client = new ApiClient({
    fetch: api.fetch,
    appName: () => 'event-user',
    appVersion: '1',
    token: async () => undefined,
  });
  const storage = new MemoryStorage();
  /** A visit without memory of earlier ones, except for the browser's storage. */
  const visit = (after = 0) => new QueryClient().query(featureTogglesQuery(client, storage, () => start + after));
  return { api, storage, visit };
}

describe('the toggles of features', () => {
  it('are stored in the browser for an hour, then requested again [SYS-8, OP-135]', async () => {
    const { api, visit } = aBrowser(() => analytics);
    expect(await visit()).toEqual(analytics);
    expect(await visit(59 * minute)).toEqual(analytics);
    expect(api.calls).toHaveLength(1);
    expect(await visit(60 * minute)).toEqual(analytics);
    expect(api.calls).toHaveLength(2);
  });

  it('are an empty list when they cannot be loaded [SYS-8]', async () => {
    const { visit } = aBrowser(() => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    expect(await visit()).toEqual([]);
  });

  const corrupt = ['{', 'null', '[]', '{"at":1}', '{"at":"now","answer":[]}', `{"at":${start},"answer":[{"x":1}]}`];
  it.each(corrupt)('are loaded again when the browser has stored %s [SYS-17]', async (kept) => {
    const { api, storage, visit } = aBrowser(() => analytics);
    await visit();
    storage.setItem(storageKey, kept);
    expect(await visit()).toEqual(analytics);
    expect(api.calls).toHaveLength(2);
  });
});
