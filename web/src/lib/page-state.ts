import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The element of a rendered page that contains its data, as JSON. */
export const pageStateId = 'page-state';

/** Serializes the data of a rendered page, to be embedded in it. */
export const writePageState = (queryClient: QueryClient): string => JSON.stringify(dehydrate(queryClient));

/**
 * Restores the data that came with the page. They count as loaded now: the clocks of browser and server differ, and
 * nothing is to be requested twice.
 */
export function readPageState(queryClient: QueryClient, text: string): void {
  const state = JSON.parse(text) as DehydratedState;
  const now = Date.now();
  for (const { state: answer } of state.queries) answer.dataUpdatedAt = now;
  hydrate(queryClient, state);
}
