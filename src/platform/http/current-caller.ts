import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedInUser } from './authenticator.js';
import type { OperatorAct } from './operator-act.js';

const current = new AsyncLocalStorage<{ caller?: SignedInUser; act?: OperatorAct }>();

/** Runs the work of a request in a context whose caller is set during authentication. */
export const withCaller = <T>(work: () => T): T => current.run({}, work);

export function setCaller(caller: SignedInUser): void {
  const request = current.getStore();
  if (request) request.caller = caller;
}

export function setOperatorAct(act: OperatorAct | undefined): void {
  const request = current.getStore();
  if (request && act) request.act = act;
}

/** The operator's write that the current request makes, if any. */
export const currentOperatorAct = (): OperatorAct | undefined => current.getStore()?.act;

/** The caller of the current request; undefined outside of requests and before authentication. */
export const currentCaller = (): SignedInUser | undefined => current.getStore()?.caller;
