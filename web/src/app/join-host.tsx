import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { JoinContext, KeptContext, type JoinWish } from './join-context.js';

/** Code of its own: loaded when a visitor wants to sign up or log in. */
const JoinDialogs = lazy(() => import('./join-dialogs.js'));

/** Lets whatever stands in it ask a visitor to sign up or log in, without leaving the page. */
export function JoinHost({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<JoinWish | null>(null);
  const [kept, setKept] = useState<string>();
  // Not while the dialog is there, which holds the focus.
  const keptId = wish ? undefined : kept;
  const keptNow = useMemo(() => ({ id: keptId, taken: () => setKept(undefined) }), [keptId]);
  return (
    <JoinContext value={setWish}>
      <KeptContext value={keptNow}>{children}</KeptContext>
      {wish && (
        <Suspense fallback={null}>
          <JoinDialogs wish={wish} onKept={setKept} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </JoinContext>
  );
}
