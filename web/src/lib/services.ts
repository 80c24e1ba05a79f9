import { createContext, use, useSyncExternalStore } from 'react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { ApiClient } from './api-client.js';
import type { Session } from './session.js';
import type { SocketClient } from './socket.js';
import type { Toasts } from './toasts.js';

/** The services of pages; tests replace them. */
export interface Services {
  api: ApiClient;
  session: Session;
  socket: SocketClient;
  toasts: Toasts;
  /** Pause in milliseconds before changes of a form are saved by themselves; null if they wait for Save. */
  autoSaveAfter: number | null;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('a page was rendered outside of ServicesContext');
  return services;
}

/** The signed-in user, in this tab or another of the same browser. */
export function useUser(): AuthUserView | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.user, () => null);
}

/** Whether the signed-in user has to set up an authenticator app before anything else. */
export function useLacksSecondFactor(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.lacksSecondFactor, () => false);
}

/** Whether an operator impersonates the signed-in user. */
export function useIsImpersonated(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.isImpersonated, () => false);
}
