import { createContext, use } from 'react';

/** What a visitor was about to do. */
export interface JoinRequest {
  purpose: 'signUp' | 'logIn';
  /** A webstore to keep among the favorites once it is known whose they are. */
  keep?: { id: string; name: string };
}

/** Asks a visitor who they are: a couple or a vendor (WEB-15). */
export const JoinContext = createContext<(request: JoinRequest) => void>(() => undefined);

/** The webstore that was kept by signing in: its heart stands where that was offered, and takes the focus once. */
export const KeptContext = createContext<{ id: string | undefined; taken: () => void }>({
  id: undefined,
  taken: () => undefined,
});

export const useJoin = (): ((request: JoinRequest) => void) => use(JoinContext);
