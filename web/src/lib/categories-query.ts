import { hashKey, notifyManager, queryOptions, type QueryClient, type QueryPersister } from '@tanstack/react-query';
import { isKnownCategory } from '#contracts/webstore/category-ids.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { vendorCategories } from '#contracts/webstore/vendor-categories.route.js';
import type { ApiClient } from './api-client.js';
import type { KeyValueStorage } from './browser-storage.js';
import { KeptAnswer, keptFor } from './kept-answer.js';
import { routeKey } from './route-query.js';

export const storageKey = 'posy.vendorCategories';
const queryKey = routeKey(vendorCategories);

/** The categories that this version of the site knows (DIR-2). A page uses an empty list if they cannot be loaded. */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<CategoryView[]> => {
      const categories = await api.call(vendorCategories, { signal });
      return categories.filter(({ externalId }) => isKnownCategory(externalId));
    },
    staleTime: keptFor,
  });

/** Makes a browser store the categories, whether they were requested or came with a rendered page. */
export function keepCategories(client: QueryClient, storage: KeyValueStorage, now: () => number = Date.now): void {
  const kept = new KeptAnswer({ storage, storageKey, isAnswer: areCategories, now });
  const persister: QueryPersister<CategoryView[]> = async (ask, context, query) => {
    const before = kept.read();
    if (before) {
      // Once they are loaded: they keep their age, and are requested again after an hour.
      notifyManager.schedule(() => query.setState({ dataUpdatedAt: before.at }));
      return before.answer;
    }
    const categories = await ask(context);
    kept.write(categories);
    return categories;
  };
  client.setQueryDefaults(queryKey, { persister: persister as QueryPersister });
  client.getQueryCache().subscribe(({ type, query }) => {
    const rendered: unknown = query.state.data;
    if (type === 'added' && query.queryHash === hashKey(queryKey) && areCategories(rendered)) kept.write(rendered);
  });
}

const areCategories = (value: unknown): value is CategoryView[] => Array.isArray(value) && value.every(isCategory);

const lists = ['subCategories', 'serviceTypes', 'styles', 'serviceVibes'] as const;
const texts = ['externalId', 'name', 'namePlural'] as const;

function isCategory(value: unknown): value is CategoryView {
  const category = (value ?? {}) as Partial<Record<keyof CategoryView, unknown>>;
  return (
    typeof category.id === 'number' &&
    texts.every((name) => typeof category[name] === 'string') &&
    lists.every((name) => Array.isArray(category[name]))
  );
}
