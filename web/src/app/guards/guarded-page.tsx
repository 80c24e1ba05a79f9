import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '../../base/lazy-part.js';
import type { RememberedPath } from '../../lib/remembered-path.js';
import { storeCallback } from '../../lib/stored-callback.js';
import { PageOnItsWay } from '../../ui/page-on-its-way.js';
import { PageTitle } from '../../ui/page-title.js';
import { Skeleton } from '../../ui/skeleton.js';
import { judge, type Elsewhere, type GuardName } from './guards.js';
import { useGuardState } from './use-guard-state.js';

const SignInHere = lazyPart(() => import('./sign-in-here.js'));

interface GuardedPageProps {
  guards: readonly GuardName[];
  /** Absent if the title depends on the page's data. */
  title?: string | undefined;
  children: ReactNode;
}

/**
 * Shows a page if its guards permit it; otherwise the first objecting guard redirects the user or asks for a sign-in.
 */
export default function GuardedPage({ guards, title, children }: GuardedPageProps) {
  const state = useGuardState();
  const { pathname } = useLocation();
  const { step } = useParams();
  const verdict = judge(guards, state, { pathname, ...(step !== undefined && { step }) });
  if (verdict === undefined) return children;
  // The server renders without a user: only the browser knows who has access.
  if (typeof document === 'undefined') return <TitledFrame title={title} />;
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

/** The public part of a personal page. */
function TitledFrame({ title }: Pick<GuardedPageProps, 'title'>) {
  if (title === undefined) return <PageOnItsWay />;
  return (
    <div className="wrap w-full max-w-180 py-10 desk:py-16">
      <PageTitle title={title} />
      <h1 className="display-36">{title}</h1>
      <Skeleton className="mt-8 h-24 rounded-card" />
      <Skeleton className="mt-4 h-48 rounded-card" />
    </div>
  );
}

function SentElsewhere({ to, remember }: Elsewhere) {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  useEffect(() => {
    if (remember === 'as-callback') storeCallback(from);
  }, [remember, from]);
  return <Navigate to={to} replace state={remember === undefined ? null : ({ from } satisfies RememberedPath)} />;
}
