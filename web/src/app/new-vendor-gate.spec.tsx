import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { contentRoutes } from '#contracts/content/content.routes.js';
import { routeKey } from '../lib/route-query.js';
import { ServicesContext, type Services } from '../lib/services.js';
import { NewVendorGate } from './new-vendor-gate.js';

const nobody = { session: { subscribe: () => () => undefined, user: () => null } } as unknown as Services;

function opened() {
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={nobody}>
        <MemoryRouter initialEntries={['/vendor/signup']}>
          <Routes>
            <Route path="/vendor/signup" element={<NewVendorGate>our page</NewVendorGate>} />
            <Route path="/vendor-login" element="the provider of sign-ins" />
          </Routes>
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  return (enabled: 0 | 1) =>
    act(async () =>
      queryClient.setQueryData(routeKey(contentRoutes.featureToggles), [{ featureName: 'newVendor', enabled }]),
    );
}

it('shows our pages to vendors while newVendor is on, and before that is known [ID-19]', async () => {
  const toggle = opened();
  expect(screen.getByText('our page')).toBeInTheDocument();
  await toggle(1);
  expect(screen.getByText('our page')).toBeInTheDocument();
});

it('sends them to the provider of sign-ins while it is off [ID-19]', async () => {
  await opened()(0);
  expect(await screen.findByText('the provider of sign-ins')).toBeInTheDocument();
});
