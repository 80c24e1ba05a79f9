import { createContext, use } from 'react';

/** The purpose of the sign-in. */
export interface JoinRequest {
  purpose: 'signUp' | 'logIn';
  /** A webstore to save once the user is known. */
  keep?: { id: string; name: string };
}

/** Asks a visitor whether they are a couple or a vendor (WEB-15). */
export const JoinContext = createContext<(request: JoinRequest) => void>(() => undefined);

/** The webstore that was saved by signing in: its heart replaces the button, and receives the focus once. */
export const KeptContext = createContext<{ id: string | undefined; taken: () => void }>({
  id: undefined,
  taken: () => undefined,
});

export const useJoin = (): ((request: JoinRequest) => void) => use(JoinContext);
