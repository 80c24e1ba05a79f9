import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ServicesContext, type Services } from '../lib/services.js';

interface AppProps {
  services: Services;
  queryClient: QueryClient;
  /** The router with the pages, which differs between browser and server. */
  children: ReactNode;
}

/** The application around the router: the services of pages, and initial data. */
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
 * Removes a user's data before the next one uses the same browser. Data loaded by a visitor are public: they stay
 * visible until the user's own are loaded.
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

/** Marks the page as hydrated, for code that has to know, including tests. */
function useSayWhenInteractive(): void {
  useEffect(() => {
    document.documentElement.dataset['interactive'] = 'true';
  }, []);
}
