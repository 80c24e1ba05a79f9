import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../base/lazy-part.js';
import { AskContext, type AskedVendor } from '../shell/ask-context.js';

/** Code of its own: loaded when somebody asks for a quote. */
const AskDialogs = lazyPart(() => import('./ask-dialogs.js'));

interface AskHostProps {
  /** Hides the request while its user sets up an event, and shows it again afterwards. */
  isPaused: boolean;
  children: ReactNode;
}

/** Lets whatever stands in it ask vendors for a quote, without leaving the page. */
export function AskHost({ isPaused, children }: AskHostProps) {
  const [vendors, setVendors] = useState<readonly AskedVendor[] | null>(null);
  return (
    <AskContext value={setVendors}>
      {children}
      {vendors && !isPaused && (
        <Suspense fallback={null}>
          <AskDialogs vendors={vendors} onClose={() => setVendors(null)} />
        </Suspense>
      )}
    </AskContext>
  );
}
