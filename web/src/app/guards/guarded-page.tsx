import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { RememberedPath } from '../../lib/remembered-path.js';
import { storeCallback } from '../../lib/stored-callback.js';
import { PageOnItsWay } from '../../ui/page-on-its-way.js';
import { judge, type Elsewhere, type GuardName } from './guards.js';
import { useGuardState } from './use-guard-state.js';

const SignInHere = lazy(() => import('./sign-in-here.js'));

interface GuardedPageProps {
  guards: readonly GuardName[];
  children: ReactNode;
}

/** Shows a page to those whom its guards let in; everybody else goes, or is asked, as the first objecting guard says. */
export default function GuardedPage({ guards, children }: GuardedPageProps) {
  const state = useGuardState();
  const { pathname } = useLocation();
  const { step } = useParams();
  const verdict = judge(guards, state, { pathname, ...(step !== undefined && { step }) });
  if (verdict === undefined) return children;
  if (verdict === 'wait') return <PageOnItsWay />;
  if (verdict === 'sign-in') {
    return (
      <Suspense fallback={<PageOnItsWay />}>
        <SignInHere />
      </Suspense>
    );
  }
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
