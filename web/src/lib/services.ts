import { createContext, use, useSyncExternalStore } from 'react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { ApiClient } from './api-client.js';
import type { Session } from './session.js';
import type { SocketClient } from './socket.js';
import type { Toasts } from './toasts.js';

/** What pages reach the outside with; tests hand in their own. */
export interface Services {
  api: ApiClient;
  session: Session;
  socket: SocketClient;
  toasts: Toasts;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('a page was rendered outside of ServicesContext');
  return services;
}

/** Who is signed in, in this tab or another of the same browser. */
export function useUser(): AuthUserView | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.user, () => null);
}

/** Whether whoever is signed in has to set up an authenticator app before anything else. */
export function useLacksSecondFactor(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.lacksSecondFactor, () => false);
}

/** Whether an operator acts for whoever is signed in. */
export function useIsImpersonated(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.isImpersonated, () => false);
}
