import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { routeKey } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';
import { forgetPublishedAnswers, keptInEditor } from './api.js';
import { laterPublication } from './later-publication.js';

/** Polling interval in milliseconds without a push. */
const silence = 3_000;
/** Milliseconds after which the page reports that it takes longer than usual. */
const slowAfter = 10_000;

/** Until the first report about a version arrives, it is known to be queued: the publish was acknowledged. */
const queued = (draft: WebstoreDraftView): PublicationView => ({
  webstoreId: draft.id,
  state: 'queued',
  publishedVersion: draft.publishedVersion,
  publishedAt: null,
  liveAt: null,
  secondsToLive: null,
});

const isLive = ({ state, publishedVersion }: PublicationView, draft: WebstoreDraftView) =>
  state === 'live' && publishedVersion >= draft.publishedVersion;

const isUnderWay = ({ state }: PublicationView) => state === 'queued' || state === 'indexing';

interface PublicationProgress {
  publication: PublicationView;
  isSlow: boolean;
  /** Whether the first report is loading: for a page that opens long after the publish. */
  isAsking: boolean;
}

/** The status of the newest publish of a webstore: pushed by the socket, fetched on connect and by polling. */
export function usePublication(draft: WebstoreDraftView): PublicationProgress | null {
  const { api, socket } = useServices();
  const queryClient = useQueryClient();
  const { id } = draft;
  const isPublished = draft.publishStatus !== 'Unpublished';
  const queryKey = routeKey(directoryRoutes.publication, { params: { id } });
  const report = useQuery(
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => {
        const answer = await api.call(directoryRoutes.publication, { params: { id }, signal });
        return laterPublication(queryClient.getQueryData<PublicationView>(queryKey), answer);
      },
      enabled: isPublished,
      // Pushes that arrive on a page without this status are missed; only a version that is live has no next state.
      staleTime: ({ state }) => (state.data && isLive(state.data, draft) ? keptInEditor : 0),
    }),
  );
  const { data, isPending, refetch, dataUpdatedAt, errorUpdatedAt } = report;
  const publication = data && data.publishedVersion >= draft.publishedVersion ? data : queued(draft);
  const waits = isPublished && isUnderWay(publication);

  useEffect(
    () =>
      socket.on('PublicationChanged', (pushed) => {
        if (pushed.webstoreId !== id) return;
        const key = routeKey(directoryRoutes.publication, { params: { id } });
        queryClient.setQueryData<PublicationView>(key, (known) => laterPublication(known, pushed));
      }),
    [socket, queryClient, id],
  );
  useEffect(() => (isPublished ? socket.onReady(() => void refetch()) : undefined), [socket, refetch, isPublished]);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void refetch(), silence);
    return () => clearTimeout(timer);
  }, [waits, refetch, dataUpdatedAt, errorUpdatedAt, draft.publishedVersion]);
  useEffect(() => {
    if (publication.state === 'live') forgetPublishedAnswers(queryClient);
  }, [publication.state, publication.publishedVersion, queryClient]);

  const isSlow = useIsSlow(waits, draft.publishedVersion);
  return isPublished ? { publication, isSlow, isAsking: isPending } : null;
}

function useIsSlow(waits: boolean, version: number): boolean {
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setSlow(version), slowAfter);
    return () => clearTimeout(timer);
  }, [waits, version]);
  return waits && slow === version;
}
