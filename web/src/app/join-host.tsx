import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../base/lazy-part.js';
import { JoinContext, KeptContext, type JoinRequest } from '../shell/join-context.js';

/** Loaded separately, when a visitor wants to sign up or sign in. */
const JoinDialogs = lazyPart(() => import('./join-dialogs.js'));

/** Lets its children ask a visitor to sign up or sign in, without leaving the page. */
export function JoinHost({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<JoinRequest | null>(null);
  const [kept, setKept] = useState<string>();
  // Not while the dialog is open, which holds the focus.
  const keptId = request ? undefined : kept;
  const keptNow = useMemo(() => ({ id: keptId, taken: () => setKept(undefined) }), [keptId]);
  return (
    <JoinContext value={setRequest}>
      <KeptContext value={keptNow}>{children}</KeptContext>
      {request && (
        <Suspense fallback={null}>
          <JoinDialogs request={request} onKept={setKept} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </JoinContext>
  );
}
