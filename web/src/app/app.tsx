import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ServicesContext, type Services } from '../lib/services.js';

interface AppProps {
  services: Services;
  queryClient: QueryClient;
  /** The router with the pages: one kind in the browser, another on the server. */
  children: ReactNode;
}

/** The application around the router: what pages reach the outside with, and what is known already. */
export function App({ services, queryClient, children }: AppProps) {
  useForgetAnswersWhenPersonChanges(services, queryClient);
  useSayWhenInteractive();
  return (
    <I18nProvider locale="en-US">
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ServicesContext>
    </I18nProvider>
  );
}

/**
 * What one person was answered is not shown to the next one at the same browser. What a visitor was answered is for
 * everybody: it stays in sight until the answers for the person are there.
 */
function useForgetAnswersWhenPersonChanges({ session }: Services, queryClient: QueryClient): void {
  useEffect(() => {
    let known = session.user()?.id;
    return session.subscribe(() => {
      const current = session.user()?.id;
      if (current !== known) {
        if (known === undefined) void queryClient.invalidateQueries();
        else queryClient.clear();
      }
      known = current;
    });
  }, [session, queryClient]);
}

/** A rendered page is seen before it works; this is for those who have to know, tests among them. */
function useSayWhenInteractive(): void {
  useEffect(() => {
    document.documentElement.dataset['interactive'] = 'true';
  }, []);
}
