import { useState } from 'react';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { SessionView } from '#contracts/identity/sessions.views.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { NotLoaded } from '../../../loading/not-loaded.js';
import { routeKey } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { sessions as texts } from '../../../texts/sessions.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { SessionList } from '../components/session-list.js';

const sessionsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: routeKey(sessionsRoutes.sessions),
    queryFn: ({ pageParam: page, signal }) => api.call(sessionsRoutes.sessions, { query: { page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, numResults }) => (page * pageSize < numResults ? page + 1 : undefined),
  });

/** The user's sessions, which can be ended one by one or all at once. */
export default function SessionsPage() {
  const { api } = useServices();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    sessionsQuery(api),
  );
  const { end, ending } = useEndSession();
  const sessions = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <div className="mx-auto grid w-full max-w-180 gap-8 px-5 pt-12 pb-24 desk:pt-16">
      <div>
        <h1 className="display-36 text-balance">{texts.title}</h1>
        <p className="mt-3 text-muted">{texts.lead}</p>
      </div>
      {isError && <NotLoaded onRetry={refetch}>{texts.failed}</NotLoaded>}
      {!data && !isError && <Skeleton className="h-40 rounded-card" />}
      {data && <SessionList sessions={sessions} ending={ending} onEnd={end} />}
      {sessions.length === 1 && <p className="text-muted">{texts.alone}</p>}
      {hasNextPage && (
        <div>
          <Button size="small" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
      {data && <EndAll />}
    </div>
  );
}

function useEndSession() {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: SessionView) => api.call(sessionsRoutes.endSession, { params: { id } }),
    onSuccess: () => toasts.show('success', texts.ended),
    onError: (error) => toasts.show('error', error.message),
    // Also after a failure: the session may have ended elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
  return { end: mutate, ending: isPending ? variables.id : undefined };
}

function EndAll() {
  const { api, session, toasts } = useServices();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(sessionsRoutes.endAllSessions, {}),
    onSuccess: () => {
      toasts.show('success', texts.endedAll);
      session.endedEverywhere();
    },
    onError: (error) => {
      setAsking(false);
      toasts.show('error', error.message);
    },
  });
  return (
    <div>
      <Button onPress={() => setAsking(true)}>{texts.endAll}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.endAllTitle}
        text={texts.endAllText}
        confirm={texts.endAll}
        cancel={texts.stay}
        isPending={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
