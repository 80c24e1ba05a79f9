import { lazy, Suspense, useState, type ReactNode } from 'react';
import { AskContext, type AskedVendor } from '../shell/ask-context.js';

/** Code of its own: loaded when somebody asks for a quote. */
const AskDialogs = lazy(() => import('./ask-dialogs.js'));

/** Lets whatever stands in it ask vendors for a quote, without leaving the page. */
export function AskHost({ children }: { children: ReactNode }) {
  const [vendors, setVendors] = useState<readonly AskedVendor[] | null>(null);
  return (
    <AskContext value={setVendors}>
      {children}
      {vendors && (
        <Suspense fallback={null}>
          <AskDialogs vendors={vendors} onClose={() => setVendors(null)} />
        </Suspense>
      )}
    </AskContext>
  );
}
