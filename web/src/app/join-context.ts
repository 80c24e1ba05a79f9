import { createContext, use } from 'react';

/** What a visitor was about to do. */
export interface JoinWish {
  purpose: 'signUp' | 'logIn';
  /** A webstore to keep among the favorites once it is known whose they are. */
  keep?: string;
}

/** Asks a visitor who they are: a couple or a vendor (WEB-15). */
export const JoinContext = createContext<(wish: JoinWish) => void>(() => undefined);

export const useJoin = (): ((wish: JoinWish) => void) => use(JoinContext);
