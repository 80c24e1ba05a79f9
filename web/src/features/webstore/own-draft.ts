import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import { ProblemError } from '../../lib/problem-error.js';
import { readAgain } from '../../lib/read-again.js';
import { readDraft } from './api.js';

/**
 * Loaded each time the editor opens, and afterwards only by `refetchDraft`; what is being typed stays.
 * @param chosen the webstore that the vendor edits; the one that opens first when null
 */
export const ownDraftQuery = (api: ApiClient, userId: string, chosen: string | null) =>
  queryOptions({
    queryKey: ['own draft', userId, chosen ?? 'first'],
    queryFn: ({ signal }) => ownDraftOf(api, { userId, chosen }, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: keepNewest,
  });

/** The draft of the chosen webstore, else of the user's first one; null if there is none. */
async function ownDraftOf(
  api: ApiClient,
  { userId, chosen }: { userId: string; chosen: string | null },
  signal: AbortSignal,
): Promise<WebstoreDraftView | null> {
  const draft = chosen === null ? null : await readOwnDraft(api, chosen, signal);
  if (draft) return draft;
  const list = await api.call(webstoreRoutes.webstoresOfUser, { params: { userId }, query: { pageSize: 1 }, signal });
  const first = list.results[0];
  return first ? readDraft(api, first.id, signal) : null;
}

/** A webstore as its owner edits it; null if it no longer exists, or belongs to someone else. */
async function readOwnDraft(api: ApiClient, id: string, signal: AbortSignal): Promise<WebstoreDraftView | null> {
  const query = { removeInvalidImgSrc: false };
  try {
    const webstore = await api.call(webstoreRoutes.webstoreById, { params: { id }, query, signal });
    return webstore.kind === 'draft' ? webstore : null;
  } catch (error) {
    if (error instanceof ProblemError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}

/** Returns a draft that was read, or the known one with the plan of the read one if a save has changed it meanwhile. */
function keepNewest(known: unknown, read: unknown): unknown {
  const [before, now] = [known, read] as (WebstoreDraftView | null | undefined)[];
  if (!before || !now || before.id !== now.id || before.version <= now.version) return replaceEqualDeep(known, read);
  const { subscriptionTier, activeFeatures } = now;
  return { ...before, subscriptionTier, activeFeatures };
}

/** Reloads the vendor's own draft; what is being typed stays. */
export async function refetchDraft(queryClient: QueryClient): Promise<void> {
  await readAgain(queryClient, { queryKey: ['own draft'] });
}
