import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { leaveOperations, watchOperations } from '#contracts/operations/operations.socket.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';
import type { SocketClient } from '../../lib/socket.js';
import { useNow } from '../../base/use-now.js';

/** Milliseconds without a push after which the page polls; pushes come every two seconds. */
const pushTimeout = 6_000;
/** Milliseconds after which the figures count as outdated. */
const maxAge = 10_000;

const overviewKey = routeKey(operationsRoutes.overview);

/** Returns the overview, which is pushed while an operators' page is open (`useWatchOverview`). */
export function useOverview() {
  const { api } = useServices();
  return useQuery(routeQuery(api, operationsRoutes.overview, {}));
}

/** Returns whether the figures are current, and their age; `at` is the time of their arrival in milliseconds. */
export function useOverviewAge() {
  const { data, dataUpdatedAt } = useOverview();
  const now = useNow();
  const age = Math.max(0, now - dataUpdatedAt);
  return data === undefined ? null : { at: dataUpdatedAt, age, isLive: age < maxAge };
}

/** Keeps the overview up to date: through pushes, and by fetching on connect and after silence. */
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
      // An older push may arrive after a newer fetch.
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
    const timer = setTimeout(() => void refetch(), pushTimeout);
    return () => clearTimeout(timer);
  }, [isAllowed, refetch, dataUpdatedAt, errorUpdatedAt]);
}

/** Sends an action, unless the socket has never been ready; it is then sent once the socket is. */
function sendIfIdentified(socket: SocketClient, action: string): void {
  try {
    socket.send(action);
  } catch {
    // `onReady` will send it.
  }
}
