import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The element of a rendered page that carries the answers it was rendered from, as JSON. */
export const pageStateId = 'page-state';

/** The answers that a page was rendered from, to be written into it. */
export const writePageState = (queryClient: QueryClient): string => JSON.stringify(dehydrate(queryClient));

/**
 * Takes over the answers that came with the page. They count as read now: the clocks of browser and server differ, and
 * nothing is to be asked for twice.
 */
export function readPageState(queryClient: QueryClient, text: string): void {
  const state = JSON.parse(text) as DehydratedState;
  const now = Date.now();
  for (const { state: answer } of state.queries) answer.dataUpdatedAt = now;
  hydrate(queryClient, state);
}
