import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { leaveOperations, watchOperations } from '#contracts/operations/operations.socket.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';
import type { SocketClient } from '../../lib/socket.js';
import { useNow } from '../../lib/use-now.js';

/** Milliseconds without a push after which the page asks by itself: pushes come every two seconds. */
const silence = 6_000;
/** Milliseconds after which figures are no longer those of this moment. */
const fresh = 10_000;

const overviewKey = routeKey(operationsRoutes.overview);

/** What the first page shows; pushed while an operators' page is open (`useWatchOverview`). */
export function useOverview() {
  const { api } = useServices();
  return useQuery(routeQuery(api, operationsRoutes.overview, {}));
}

/** Whether figures are those of this moment, and how old they are; `at` is when they arrived, in milliseconds. */
export function useOverviewAge() {
  const { data, dataUpdatedAt } = useOverview();
  const now = useNow();
  const age = Math.max(0, now - dataUpdatedAt);
  return data === undefined ? null : { at: dataUpdatedAt, age, isLive: age < fresh };
}

/** Keeps the overview up to date: pushed by the socket, fetched on connect and after silence. */
export function useWatchOverview(isAllowed: boolean): void {
  const { api, socket } = useServices();
  const queryClient = useQueryClient();
  const { refetch, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...routeQuery(api, operationsRoutes.overview, {}),
    enabled: isAllowed,
  });

  useEffect(() => {
    if (!isAllowed) return undefined;
    const stopListening = socket.on('OperationsOverview', (pushed) => {
      // What was pushed before it was fetched may arrive after it.
      queryClient.setQueryData<OverviewView>(overviewKey, (known) => (known && known.at > pushed.at ? known : pushed));
    });
    const stopWaiting = socket.onReady(() => {
      socket.send(watchOperations);
      void refetch();
    });
    sendIfIdentified(socket, watchOperations);
    return () => {
      stopListening();
      stopWaiting();
      sendIfIdentified(socket, leaveOperations);
    };
  }, [isAllowed, socket, queryClient, refetch]);

  useEffect(() => {
    if (!isAllowed) return undefined;
    const timer = setTimeout(() => void refetch(), silence);
    return () => clearTimeout(timer);
  }, [isAllowed, refetch, dataUpdatedAt, errorUpdatedAt]);
}

/** A socket that has never been ready cannot be told anything; it is told when it is. */
function sendIfIdentified(socket: SocketClient, action: string): void {
  try {
    socket.send(action);
  } catch {
    // `onReady` follows.
  }
}
