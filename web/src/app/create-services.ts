import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ApiClient } from '../lib/api-client.js';
import { appNameOf } from '../lib/app-name.js';
import type { KeyValueStorage } from '../lib/browser-storage.js';
import type { Services } from '../lib/services.js';
import { Session } from '../lib/session.js';
import { chosenArea } from '../lib/single-sign-on.js';
import { SocketClient, type WebSocketClass } from '../lib/socket.js';
import { Toasts } from '../lib/toasts.js';

/** The browser's interfaces, which a test replaces. */
export interface Surroundings {
  fetch: typeof fetch;
  storage: KeyValueStorage;
  /** The storage of this tab alone; absent on the server and if the browser forbids it. */
  tabStorage?: Pick<KeyValueStorage, 'clear'>;
  locks: Pick<LockManager, 'request'> | undefined;
  WebSocket: WebSocketClass;
  location: Pick<Location, 'pathname' | 'protocol' | 'host'>;
  /** Reports changes of the storage by other tabs. */
  otherTabs: Pick<EventTarget, 'addEventListener'>;
  appVersion: string;
  /** The same as in `Services`. */
  autoSaveAfter?: number | null;
}

const usualAutoSaveAfter = 5_000;

/** Connects api client, session and socket: the client gets tokens from the session, and reports ended ones to it. */
export function createServices(surroundings: Surroundings): Services {
  const { fetch, storage, tabStorage, locks, WebSocket, location, otherTabs, appVersion } = surroundings;
  const { autoSaveAfter = usualAutoSaveAfter } = surroundings;
  // On the return from a provider, the choice determines the area instead of the path (ID-85).
  const appName = () => (location.pathname === pagePaths.authCallback && chosenArea()) || appNameOf(location.pathname);
  // Refreshing and ending a session must not request a token from the session first.
  const withoutToken = new ApiClient({ fetch, appName, appVersion, token: async () => undefined });
  const session = new Session({
    storage,
    locks,
    otherTabs,
    tabStorage,
    refresh: async (refreshToken, username) => {
      const body = { refreshToken, username };
      const { AuthenticationResult: tokens } = await withoutToken.call(identityRoutes.refreshToken, { body });
      // The server closes a socket when its token expires; reconnecting waits until the session has stored the new one.
      socket.identifyAgain();
      return tokens;
    },
    endImpersonation: async (accessToken) => {
      const acting = new ApiClient({ fetch, appName, appVersion, token: async () => accessToken });
      return (await acting.call(sessionsRoutes.endImpersonation, {})).data;
    },
    end: (accessToken) => withoutToken.call(identityRoutes.logout, { body: { accessToken } }),
  });
  const token = () => session.accessToken();
  const api = new ApiClient({ fetch, appName, appVersion, token, onSessionEnded: session.endedElsewhere });
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
  // The server accepts no operator without the required second factor; until then they count as a visitor.
  const socketToken = async () => (session.lacksSecondFactor() ? undefined : token());
  const socket = new SocketClient({ url, WebSocket, appName, token: socketToken });
  identifyWhenPersonChanges(session, socket);
  return { api, session, socket, toasts: new Toasts(), autoSaveAfter };
}

function identifyWhenPersonChanges(session: Session, socket: SocketClient): void {
  let known = session.user()?.id;
  session.subscribe(() => {
    const current = session.user()?.id;
    if (current !== known) socket.identifyAgain();
    known = current;
  });
}
