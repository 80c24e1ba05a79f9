import { useState } from 'react';
import { useServices } from '../../lib/services.js';
import { ProblemError } from '../../lib/problem-error.js';
import { account as texts } from '../../texts/account.js';

interface AccountCall {
  isPending: boolean;
  /** Why the last attempt failed, if no field is the cause: then the form shows the reason, instead of a toast. */
  problem: string | undefined;
  /** Returns whether it succeeded, and shows the result (ID-116). */
  run: (call: () => Promise<void>, refuse?: (problem: ProblemError) => void) => Promise<boolean>;
}

/** One change of the account, with its result. */
export function useAccountCall(saved: string = texts.saved): AccountCall {
  const { toasts } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run: AccountCall['run'] = async (call, refuse) => {
    setPending(true);
    setProblem(undefined);
    try {
      await call();
      toasts.show('success', saved);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (Object.keys(error.fields).length > 0) {
        toasts.show('error', texts.notSaved);
        refuse?.(error);
      } else setProblem(error.message);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, problem, run };
}
