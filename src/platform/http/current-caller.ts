import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedInUser } from './authenticator.js';
import type { OperatorAct } from './operator-act.js';

const current = new AsyncLocalStorage<{ caller?: SignedInUser; act?: OperatorAct }>();

/** Runs the work of a request; who calls is found out on the way. */
export const withCaller = <T>(work: () => T): T => current.run({}, work);

export function setCaller(caller: SignedInUser): void {
  const request = current.getStore();
  if (request) request.caller = caller;
}

export function setOperatorAct(act: OperatorAct | undefined): void {
  const request = current.getStore();
  if (request && act) request.act = act;
}

/** The write of an operator that the present request is, if it is one. */
export const currentOperatorAct = (): OperatorAct | undefined => current.getStore()?.act;

/** Who makes the present request; nobody outside of requests, and before the token was read. */
export const currentCaller = (): SignedInUser | undefined => current.getStore()?.caller;
