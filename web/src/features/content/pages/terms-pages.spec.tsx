import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { aBusiness } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const words = {
  version: 3,
  date: '2026-11-21',
  sections: [
    { heading: 'Your page', paragraphs: ['You show what is yours.', 'We say why a page is taken off.'] },
    { heading: 'What it costs', paragraphs: ['The price is shown before.'] },
  ],
};
const aSite = (tosAccepted = true) =>
  anApi()
    .answer(identityVendorsRoutes.termsOfService, () => words)
    .answer(vendorsRoutes.vendorOfUsername, () => aBusiness({ tosAccepted }));

it('anybody reads the vendor agreement in full, with its version and date [ID-126] [CNT-7]', async () => {
  renderApp({ path: '/vendor/vendor-agreement', api: aSite() });
  await screen.findByRole('heading', { level: 1, name: 'Vendor agreement' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Version 3, effective Sat, Nov 21, 2026')).toBeInTheDocument();
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your page',
    'What it costs',
  ]);
  for (const paragraph of words.sections.flatMap(({ paragraphs }) => paragraphs)) {
    expect(main.getByText(paragraph)).toBeInTheDocument();
  }
  expect(document.title).toBe('Vendor agreement - Posy');
});

it('the agreement is where the sign-up of vendors links to it [ID-17] [CNT-7]', async () => {
  const { go } = renderApp({ path: '/vendor/signup', api: aSite() });
  const link = await screen.findByRole('link', { name: 'Read the vendor agreement' });
  await go(link.getAttribute('href') ?? '');
  expect(await screen.findByText('You show what is yours.')).toBeInTheDocument();
});

it('vendors can read the terms of service again [CNT-7]', async () => {
  renderApp({ path: '/vendor/terms-of-service', user: vendor, api: aSite() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of service' })).toBeInTheDocument();
  expect(await screen.findByText('The price is shown before.')).toBeInTheDocument();
  expect(document.title).toBe('Terms of service - Posy');
});

it('vendors have a page for help [CNT-7]', async () => {
  const { address } = renderApp({ path: '/vendor/help', user: vendor, api: aSite() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument();
  expect(address()).toBe('/vendor/help');
});

it('a vendor who has accepted the terms reads so below them', async () => {
  renderApp({ path: '/vendor/terms-of-service', user: vendor, api: aSite() });
  expect(await screen.findByText('You’ve accepted these terms.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

it('a vendor accepts the terms below them, and stays [ID-9] [ID-126]', async () => {
  const api = aSite(false).answer(identityVendorsRoutes.acceptTermsOfService, () => ({ success: true as const }));
  const { user, address } = renderApp({ path: '/vendor/terms-of-service', user: vendor, api });
  await user.click(await screen.findByRole('button', { name: 'Accept the terms' }));
  expect(await screen.findByText('You’ve accepted these terms.')).toBeInTheDocument();
  const calls = api.callsOf(identityVendorsRoutes.acceptTermsOfService);
  expect(calls.map(({ path }) => path)).toEqual([`vendors/${aBusiness().id}/termsofserviceaccepted`]);
  expect(address()).toBe('/vendor/terms-of-service');
});

it('a refusal is shown, and the terms can still be accepted', async () => {
  const api = aSite(false).answer(identityVendorsRoutes.acceptTermsOfService, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const { user } = renderApp({ path: '/vendor/terms-of-service', user: vendor, api });
  await user.click(await screen.findByRole('button', { name: 'Accept the terms' }));
  expect(await screen.findByText(/We can’t be reached right now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accept the terms' })).toBeEnabled();
});

it('says so when the business could not be loaded, and can be retried', async () => {
  const api = aSite().answer(vendorsRoutes.vendorOfUsername, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const { user } = renderApp({ path: '/vendor/terms-of-service', user: vendor, api });
  expect(await screen.findByText('We couldn’t check whether you’ve accepted the terms')).toBeInTheDocument();
  api.answer(vendorsRoutes.vendorOfUsername, () => aBusiness());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’ve accepted these terms.')).toBeInTheDocument();
});

it('visitors of the terms of service sign in first [ID-90]', async () => {
  const { address } = renderApp({ path: '/vendor/terms-of-service', api: aSite() });
  await waitFor(() => expect(address()).toBe('/vendor/login'));
});

it('reports a text that could not be loaded, and can be retried', async () => {
  const api = aSite().answer(identityVendorsRoutes.termsOfService, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const { user } = renderApp({ path: '/vendor/vendor-agreement', api });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this page');
  api.answer(identityVendorsRoutes.termsOfService, () => words);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You show what is yours.')).toBeInTheDocument();
});
