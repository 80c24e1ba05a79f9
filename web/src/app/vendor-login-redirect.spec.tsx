import { expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { contentRoutes } from '#contracts/content/content.routes.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { routeKey } from '../lib/route-query.js';
import { ServicesContext, type Services } from '../lib/services.js';
import VendorLoginRedirect from './vendor-login-redirect.js';

function opened() {
  const queryClient = new QueryClient();
  const started: unknown[] = [];
  const call = (route: unknown, { body }: { body: unknown }) => {
    if (route === singleSignOnRoutes.startSingleSignOn) started.push(body);
    return Promise.resolve({ address: null, state: 'a-state' });
  };
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={{ api: { call } } as unknown as Services}>
        <MemoryRouter initialEntries={['/vendor-login']}>
          <Routes>
            <Route path="/vendor-login" element={<VendorLoginRedirect />} />
            <Route path="/vendor/signup" element="the sign-up of vendors" />
          </Routes>
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  const toggle = (enabled: 0 | 1) =>
    act(async () =>
      queryClient.setQueryData(routeKey(contentRoutes.featureToggles), [{ featureName: 'newVendor', enabled }]),
    );
  return { started, toggle };
}

it('redirects to the sign-up of vendors while newVendor is on [ID-20]', async () => {
  const { started, toggle } = opened();
  expect(screen.queryByText('the sign-up of vendors')).not.toBeInTheDocument();
  await toggle(1);
  expect(await screen.findByText('the sign-up of vendors')).toBeInTheDocument();
  expect(started).toEqual([]);
});

it('starts single sign-on for vendors while it is off [ID-20]', async () => {
  const { started, toggle } = opened();
  await toggle(0);
  await waitFor(() => expect(started).toEqual([{ provider: 'vendor' }]));
  expect(screen.queryByText('the sign-up of vendors')).not.toBeInTheDocument();
});
