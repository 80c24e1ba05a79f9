import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
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
const aSite = () => anApi().answer(identityVendorsRoutes.termsOfService, () => words);

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

it('visitors of the terms of service sign in first [ID-90]', async () => {
  const { address } = renderApp({ path: '/vendor/terms-of-service', api: aSite() });
  await waitFor(() => expect(address()).toBe('/vendor/login'));
});

it('reports a text that could not be loaded, and can be retried', async () => {
  const api = aSite().answer(identityVendorsRoutes.termsOfService, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  const { user } = renderApp({ path: '/vendor/vendor-agreement', api });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the text');
  api.answer(identityVendorsRoutes.termsOfService, () => words);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You show what is yours.')).toBeInTheDocument();
});
