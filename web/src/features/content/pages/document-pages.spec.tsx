import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { contentRoutes } from '#contracts/content/content.routes.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const words = {
  version: 2,
  date: '2026-11-23',
  sections: [{ heading: 'Your choices', paragraphs: ['You can download a copy.'] }],
};

it.each([
  ['/privacy', 'privacy', 'Privacy policy'],
  ['/terms', 'terms', 'Terms of use'],
  ['/about-us/contact', 'contact', 'Contact us'],
])('anybody reads %s in full, with its version and date', async (path, name, title) => {
  const api = anApi().answer(contentRoutes.document, () => words);
  renderApp({ path, api });
  await screen.findByRole('heading', { level: 1, name: title });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('You can download a copy.')).toBeInTheDocument();
  expect(main.getByText('Version 2, effective Mon, Nov 23, 2026')).toBeInTheDocument();
  expect(api.callsOf(contentRoutes.document).map((call) => call.path)).toEqual([`documents/${name}`]);
  expect(document.title).toBe(`${title} - Posy`);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(footer.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/about-us/contact');
});

it('an email in a document is a link', async () => {
  const sections = [{ heading: 'Talk to us', paragraphs: ['Write to hello@posy.example. We answer.'] }];
  renderApp({ path: '/about-us/contact', api: anApi().answer(contentRoutes.document, () => ({ ...words, sections })) });
  const link = await screen.findByRole('link', { name: 'hello@posy.example' });
  expect(link).toHaveAttribute('href', 'mailto:hello@posy.example');
  expect(link.parentElement).toHaveTextContent('Write to hello@posy.example. We answer.');
});
