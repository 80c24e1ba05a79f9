import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { EstablishmentDetailsView } from '#contracts/webstore/establishments.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

const wildrye = {
  placeId: 'ChIJ-wildrye',
  name: 'Wildrye Photographs',
  address: '18 Pecan Alley, Austin, TX 78702',
  hasStreet: true,
};
const booths = { placeId: 'ChIJ-booths', name: 'Wild Rye Booths', address: 'Georgetown, TX', hasStreet: false };
const details: EstablishmentDetailsView = {
  ...wildrye,
  reviews: { name: wildrye.name, rating: 4.9, userRatingsTotal: 86, url: null, reviews: [] },
};
const shown = [{ id: 'reviews' as const, name: 'Reviews', enabled: true }];

async function openReviews(start: Partial<WebstoreDraftView> = {}) {
  const { api } = anApiWith({ activeFeatures: ['feature_reviews'], optionalSections: shown, ...start });
  api
    .answer(webstoreRoutes.establishments, () => ({ establishments: [wildrye, booths], isSearchable: true }))
    .answer(webstoreRoutes.establishment, ({ path }) => {
      if (!path.endsWith(wildrye.placeId)) throw new Refusal(404, 'establishment-not-found');
      return details;
    });
  const page = renderApp({ path: '/vendor/webstore/editreviews', user: vendor, api });
  await screen.findByRole('heading', { name: 'Reviews', level: 1 });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const saves = () => api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body as Partial<WebstoreDraftView>);
  return { ...page, api, press, saves };
}
const connected = { googlePlaceId: wildrye.placeId };
const search = () => screen.getByRole('combobox', { name: 'Business name or address' });
const place = () => screen.findByRole('heading', { name: 'Wildrye Photographs' });
const required = 'Place: field required. Choose one from the list.';

describe('a place', () => {
  it('is searched by name, shown with a note if it has no address, and connected by a save [WS-99, WS-101]', async () => {
    const { user, api, press, saves } = await openReviews();
    await user.type(search(), 'wi');
    expect(await screen.findByText('Enter at least 3 letters.', { selector: 'p' })).toBeVisible();
    await user.type(search(), 'ldrye');
    const option = await screen.findByRole('option', { name: /Wildrye Photographs/ });
    expect(option).toHaveTextContent('18 Pecan Alley, Austin, TX 78702');
    expect(within(option).getByText('Wildrye')).toHaveClass('underline');
    expect(screen.getByRole('option', { name: /Wild Rye Booths/ })).toHaveTextContent('No address');
    expect(api.callsOf(webstoreRoutes.establishments).map(({ query }) => query['text'])).toEqual(['wildrye']);
    await user.click(option);
    await place();
    expect(screen.getByText('Selected, not saved yet')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ googlePlaceId: 'ChIJ-wildrye', optionalSections: shown });
    const region = within(await screen.findByRole('region', { name: 'Connected' }));
    expect(region.getByText('Connected')).toBeVisible();
    expect(region.getByRole('img', { name: '4.9 out of 5 stars' })).toBeVisible();
    expect(region.getByText('86 reviews')).toBeVisible();
  });

  it('is required: a text without a choice is refused, and kept [WS-103]', async () => {
    const { user, press, saves } = await openReviews();
    await user.type(search(), 'wildrye photos');
    await user.tab();
    await press('Save');
    expect(await screen.findByText(required)).toBeVisible();
    expect([search(), saves()]).toEqual([expect.objectContaining({ value: 'wildrye photos' }), []]);
    await user.clear(search());
    await user.tab();
    await waitFor(() => expect(screen.queryByText(required)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it('needs a profile with an address, with a note before and after it is connected [WS-100]', async () => {
    const note = /profile in the maps service must have an address associated with it, or reviews may not display/;
    const { user } = await openReviews();
    expect(screen.getByText(note)).toBeVisible();
    await user.type(search(), 'wildrye');
    await user.click(await screen.findByRole('option', { name: /Wildrye Photographs/ }));
    await place();
    expect(screen.getByText(note)).toBeVisible();
  });

  it('that the api does not know is refused at its field', async () => {
    const { api, user, press } = await openReviews();
    api.answer(webstoreRoutes.saveWebstore, () => {
      throw new Refusal(400, 'invalid-input', { googlePlaceId: ['unknown-place'] });
    });
    await user.type(search(), 'wildrye');
    await user.click(await screen.findByRole('option', { name: /Wildrye Photographs/ }));
    await place();
    await press('Save');
    expect(await screen.findByText(/The maps service doesn’t know this place/)).toBeVisible();
  });

  it('can be changed for another one, or kept', async () => {
    const { user, press, saves } = await openReviews(connected);
    await place();
    await press('Choose another place');
    await waitFor(() => expect(search()).toHaveFocus());
    await press('Keep this place');
    await place();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await press('Choose another place');
    await user.type(search(), 'wild rye');
    await user.click(await screen.findByRole('option', { name: /Wild Rye Booths/ }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this place' })).toBeVisible();
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ googlePlaceId: 'ChIJ-booths' });
  });

  it('is disconnected after a confirmation; declining keeps it [WS-102]', async () => {
    const { user, press, saves } = await openReviews(connected);
    await place();
    await press('Disconnect');
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect your reviews?' });
    expect(question).toHaveTextContent(/86 reviews and the rating of 4.9 will leave your page/);
    expect(within(question).getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await user.click(within(question).getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await place();
    expect(saves()).toEqual([]);
    await press('Disconnect');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ googlePlaceId: null });
    expect(await screen.findByRole('heading', { name: 'Find your business' })).toBeVisible();
  });
});

describe('the section', () => {
  it('is hidden and shown without losing its place', async () => {
    const { user, press, saves } = await openReviews(connected);
    await place();
    await user.click(screen.getByRole('switch', { name: 'Show on my page' }));
    await press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ optionalSections: [{ ...shown[0], enabled: false }] });
    expect(saves()[0]).not.toHaveProperty('googlePlaceId');
  });

  it('reports that the site has no maps service, or that the search fails', async () => {
    const { api, user } = await openReviews();
    api.answer(webstoreRoutes.establishments, () => ({ establishments: [], isSearchable: false }));
    await user.type(search(), 'wildrye');
    expect(await screen.findByText(/this site has no maps service/)).toBeVisible();
    api.answer(webstoreRoutes.establishments, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.type(search(), ' photo');
    expect(await screen.findByText('Something went wrong with the search. Please try again.')).toBeVisible();
  });

  it('is locked if the plan has no reviews, and makes no requests', async () => {
    const { api } = await openReviews({ ...connected, activeFeatures: [] });
    expect(screen.getByText('Reviews: premium users only')).toBeVisible();
    expect(screen.getByText(/We’ve kept what you entered/)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.establishment)).toEqual([]);
  });
});
