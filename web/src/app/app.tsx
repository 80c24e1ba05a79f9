import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { ServicesContext, type Services } from '../lib/services.js';

interface AppProps {
  services: Services;
  queryClient: QueryClient;
  router: DataRouter;
}

/** The application around the router: what pages reach the outside with, and what is known already. */
export function App({ services, queryClient, router }: AppProps) {
  useForgetAnswersWhenPersonChanges(services, queryClient);
  return (
    <I18nProvider locale="en-US">
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ServicesContext>
    </I18nProvider>
  );
}

/** What one person was answered is not shown to the next one at the same browser. */
function useForgetAnswersWhenPersonChanges({ session }: Services, queryClient: QueryClient): void {
  useEffect(() => {
    let known = session.user()?.id;
    return session.subscribe(() => {
      const current = session.user()?.id;
      if (current !== known) queryClient.clear();
      known = current;
    });
  }, [session, queryClient]);
}
