import { lazy, Suspense, useState, type ReactNode } from 'react';
import { JoinContext, type JoinWish } from './join-context.js';

/** Code of its own: loaded when a visitor wants to sign up or log in. */
const JoinDialogs = lazy(() => import('./join-dialogs.js'));

/** Lets whatever stands in it ask a visitor to sign up or log in, without leaving the page. */
export function JoinHost({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<JoinWish | null>(null);
  return (
    <JoinContext value={setWish}>
      {children}
      {wish && (
        <Suspense fallback={null}>
          <JoinDialogs wish={wish} onClose={() => setWish(null)} />
        </Suspense>
      )}
    </JoinContext>
  );
}
