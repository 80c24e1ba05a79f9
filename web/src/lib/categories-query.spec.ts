import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { catalogue, florist } from '../test-support/examples.js';
import { FakeApi, Refusal } from '../test-support/fake-api.js';
import { MemoryStorage } from '../test-support/memory-storage.js';
import { ApiClient } from './api-client.js';
import { categoriesQuery, keepCategories, storageKey } from './categories-query.js';
import { readPageState, writePageState } from './page-state.js';

const minute = 60_000;
const start = Date.now();

function aBrowser(answer: () => CategoryView[] = () => catalogue) {
  const api = new FakeApi().answer(webstoreRoutes.vendorCategories, answer);
  const token = async () => undefined;
  const query = categoriesQuery(
    new ApiClient({ fetch: api.fetch, appName: () => 'event-user', appVersion: '1', token }),
  );
  const storage = new MemoryStorage();
  /** A visit without memory of earlier ones, except for the browser's storage. */
  const open = (after = 0) => {
    const client = new QueryClient();
    keepCategories(client, storage, () => start + after);
    return client;
  };
  return { api, storage, query, open, visit: (after?: number) => open(after).query(query) };
}

describe('the categories', () => {
  it('are cached in the browser for an hour, then requested again', async () => {
    const { api, visit } = aBrowser();
    expect(await visit()).toEqual(catalogue);
    expect(await visit(59 * minute)).toEqual(catalogue);
    expect(api.calls).toHaveLength(1);
    expect(await visit(60 * minute)).toEqual(catalogue);
    expect(api.calls).toHaveLength(2);
  });

  it('keep their age in a later visit', async () => {
    const { visit, open, query } = aBrowser();
    await visit();
    const later = open(59 * minute);
    await later.query(query);
    await waitFor(() => expect(later.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(start));
  });

  it('are cached when they came with a rendered page', async () => {
    const { api, visit, open, query } = aBrowser();
    const rendering = new QueryClient();
    await rendering.query(query);
    readPageState(open(), writePageState(rendering));
    expect(await visit(minute)).toEqual(catalogue);
    expect(api.calls).toHaveLength(1);
  });

  const corrupt = [
    '{',
    'null',
    '[]',
    `{"at":${start}}`,
    `{"at":"now","answer":[]}`,
    `{"at":${start},"answer":[{"id":1}]}`,
  ];
  it.each(corrupt)('are loaded again when the browser has stored %s [SYS-17]', async (kept) => {
    const { api, storage, visit } = aBrowser();
    storage.setItem(storageKey, kept);
    expect(await visit()).toEqual(catalogue);
    expect(api.calls).toHaveLength(1);
  });

  it("are loaded when the browser's storage is full", async () => {
    const { storage, visit } = aBrowser();
    const full = Object.assign(storage, {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(await visit()).toEqual(catalogue);
    expect(full.getItem(storageKey)).toBeNull();
  });

  it('are those that this version of the site knows', async () => {
    const { visit } = aBrowser(() => [florist, { ...florist, id: 25, externalId: 'drones' }]);
    expect(await visit()).toEqual([florist]);
  });

  it('are not cached when they cannot be loaded', async () => {
    let isDown = true;
    const { visit } = aBrowser(() => {
      if (isDown) throw new Refusal(503, 'temporarily-unavailable');
      return catalogue;
    });
    await expect(visit()).rejects.toMatchObject({ code: 'temporarily-unavailable' });
    isDown = false;
    expect(await visit()).toEqual(catalogue);
  });
});
