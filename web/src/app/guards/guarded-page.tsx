import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { RememberedPath } from '../../lib/remembered-path.js';
import { storeCallback } from '../../lib/stored-callback.js';
import { judge, type Elsewhere, type GuardName } from './guards.js';
import { useGuardState } from './use-guard-state.js';

interface GuardedPageProps {
  guards: readonly GuardName[];
  children: ReactNode;
}

/** Shows a page to those whom its guards let in, and sends everybody else where the first objecting guard says. */
export default function GuardedPage({ guards, children }: GuardedPageProps) {
  const state = useGuardState();
  const { pathname } = useLocation();
  const { step } = useParams();
  const verdict = judge(guards, state, { pathname, ...(step !== undefined && { step }) });
  if (verdict === undefined) return children;
  if (verdict === 'sign-in') return <SentElsewhere to={pagePaths.login} remember="in-history" />;
  return <SentElsewhere {...verdict} />;
}

function SentElsewhere({ to, remember }: Elsewhere) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  useEffect(() => {
    if (remember === 'as-callback') storeCallback(from);
  }, [remember, from]);
  return <Navigate to={to} replace state={remember === undefined ? null : ({ from } satisfies RememberedPath)} />;
}
