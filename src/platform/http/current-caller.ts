import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedInUser } from './authenticator.js';

const current = new AsyncLocalStorage<{ caller?: SignedInUser }>();

/** Runs the work of a request; who calls is found out on the way. */
export const withCaller = <T>(work: () => T): T => current.run({}, work);

export function setCaller(caller: SignedInUser): void {
  const request = current.getStore();
  if (request) request.caller = caller;
}

/** Who makes the present request; nobody outside of requests, and before the token was read. */
export const currentCaller = (): SignedInUser | undefined => current.getStore()?.caller;
