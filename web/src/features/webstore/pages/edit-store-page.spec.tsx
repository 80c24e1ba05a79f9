import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { FavouriteStoreRequest } from '#contracts/webstore/retail-stores.requests.js';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';
import { alamoHeights, fourStores, northAustin, sanMarcos, withStores } from '../../../test-support/retail-examples.js';

const premium = { activeFeatures: ['feature_premiumBadge'] };
const confirmed = {
  ...premium,
  favouriteStore: northAustin.storeNumber,
  zipcodeNearFavouriteStore: '78702',
  preferredStore: northAustin,
};

beforeEach(() => window.localStorage.clear());

async function openStore(start: Partial<WebstoreDraftView> = premium) {
  const { api, store, change } = anApiWith(start);
  withStores(api).answer(retailStoresRoutes.favouriteStore, ({ body }) => {
    const { favouriteStore, zipcode, version } = body as FavouriteStoreRequest;
    if (version !== store.draft.version) throw new Refusal(409, 'stale-version');
    const preferredStore = fourStores.find(({ storeNumber }) => storeNumber === favouriteStore) ?? null;
    return change({ favouriteStore, zipcodeNearFavouriteStore: zipcode, preferredStore });
  });
  const page = renderApp({ path: '/vendor/webstore/editstore', user: vendor, api });
  await screen.findByRole('heading', { name: 'Retail store', level: 1 });
  const type = (zipcode: string) => page.user.type(screen.getByLabelText('ZIP code'), zipcode);
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  return { ...page, api, store, type, press };
}
const choices = () => screen.findAllByRole('radio', { name: / miles/ });
const confirmButton = () => screen.queryByRole('button', { name: 'Confirm My Store' });

describe('the store locator', () => {
  it('lists the three nearest stores with their miles, one decimal, nearest first [WS-17, WS-116, WS-114]', async () => {
    const { type } = await openStore();
    await type('78702');
    const names = (await choices()).map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual([
      expect.stringMatching(/North Austin.*220 Lantern Row, Austin, TX 78758.*8\.6 miles/),
      expect.stringMatching(/San Marcos.*29\.6 miles/),
      expect.stringMatching(/Alamo Heights.*70\.1 miles/),
    ]);
  });

  it('measures great circles on an earth with a diameter of 7,917.6 miles [WS-117]', async () => {
    const { type } = await openStore();
    await type('78702');
    await choices();
    const radians = Math.PI / 180;
    const [from, to] = [
      { lat: 30.2633 * radians, lng: -97.7143 * radians },
      { lat: alamoHeights.lat * radians, lng: alamoHeights.lng * radians },
    ];
    const angle = Math.acos(
      Math.sin(from.lat) * Math.sin(to.lat) + Math.cos(from.lat) * Math.cos(to.lat) * Math.cos(to.lng - from.lng),
    );
    expect(screen.getByText(`${((7_917.6 / 2) * angle).toFixed(1)} miles`)).toBeInTheDocument();
  });

  it('reports an unknown zip code, and an incomplete one when the field is left [WS-115]', async () => {
    const { type, user } = await openStore();
    await type('00000');
    expect(await screen.findByText('Please enter a valid zipcode')).toBeInTheDocument();
    expect(screen.getByLabelText('ZIP code')).toBeInvalid();
    await user.clear(screen.getByLabelText('ZIP code'));
    await type('787');
    expect(screen.queryByText('Please enter a valid zipcode')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Please enter a valid zipcode')).toBeInTheDocument();
  });

  it('clears results and selection when the zip code is shortened or cleared [WS-119]', async () => {
    const { type, user, press } = await openStore();
    await type('78702');
    await user.click((await choices())[0]!);
    expect(confirmButton()).toBeInTheDocument();
    await type('{Backspace}');
    expect(screen.queryByRole('radio', { name: / miles/ })).not.toBeInTheDocument();
    expect(confirmButton()).not.toBeInTheDocument();
    await type('2');
    for (const radio of await choices()) expect(radio).not.toBeChecked();
    await press('Clear the ZIP code');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('');
    expect(screen.queryByRole('radio', { name: / miles/ })).not.toBeInTheDocument();
  });

  it('marks the selected store, by keyboard too [WS-118]', async () => {
    const { type, user } = await openStore();
    await type('78702');
    const [first, second] = (await choices()) as [HTMLElement, HTMLElement];
    await user.click(first);
    expect(first).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(second).toBeChecked();
    expect(first).not.toBeChecked();
    expect(screen.getByText('San Marcos is selected but not confirmed yet. You can change it later.')).toBeVisible();
  });

  it('requests the list of stores once, and stores it in the browser [WS-124]', async () => {
    const first = await openStore();
    await first.type('78702');
    await choices();
    expect(first.api.callsOf(retailStoresRoutes.retailStores).map(({ query }) => query)).toEqual([{}]);
    first.unmount();
    const second = await openStore();
    await second.type('78702');
    expect(await choices()).toHaveLength(3);
    expect(second.api.callsOf(retailStoresRoutes.retailStores)).toEqual([]);
  });

  it('can be retried when the stores cannot be looked up', async () => {
    const { type, api, press } = await openStore();
    api.answer(placesRoutes.geocode, () => {
      throw new Refusal(503, 'unavailable');
    });
    await type('78702');
    expect(await screen.findByText('We couldn’t look up this ZIP code. Please try again.')).toBeInTheDocument();
    withStores(api);
    await press('Try again');
    expect(await choices()).toHaveLength(3);
  });
});

describe('Confirm My Store', () => {
  it('is shown only while a selection is not confirmed, and saves it with the zip code [WS-120]', async () => {
    const { type, user, press, api } = await openStore();
    expect(confirmButton()).not.toBeInTheDocument();
    await type('78702');
    await choices();
    expect(confirmButton()).not.toBeInTheDocument();
    await user.click((await choices())[1]!);
    await press('Confirm My Store');
    const region = await screen.findByRole('region', { name: 'San Marcos' });
    expect(within(region).getByText('Your store')).toBeInTheDocument();
    expect(confirmButton()).not.toBeInTheDocument();
    expect(api.callsOf(retailStoresRoutes.favouriteStore).map(({ body }) => body)).toEqual([
      { webstoreId: expect.any(String), favouriteStore: sanMarcos.storeNumber, zipcode: '78702', version: 4 },
    ]);
    expect(screen.getByText('Changes saved successfully')).toBeInTheDocument();
  });

  it('can be pressed as Save too, which is not called Auto-saved before', async () => {
    const { type, user, press } = await openStore();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await type('78702');
    await user.click((await choices())[1]!);
    expect(screen.queryByRole('button', { name: 'Auto-saved' })).not.toBeInTheDocument();
    await press('Save');
    expect(await screen.findByRole('region', { name: 'San Marcos' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it('keeps the selection when the save fails, and reports it', async () => {
    const { type, user, press, api } = await openStore();
    api.answer(retailStoresRoutes.favouriteStore, () => {
      throw new Refusal(503, 'unavailable');
    });
    await type('78702');
    await user.click((await choices())[0]!);
    await press('Confirm My Store');
    expect(await screen.findByText('Error saving changes')).toBeInTheDocument();
    expect((await choices())[0]).toBeChecked();
    expect(confirmButton()).toBeInTheDocument();
  });
});

describe('a confirmed store', () => {
  it('can be kept, or changed for another one', async () => {
    const { press, user } = await openStore(confirmed);
    expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
    await press('Choose another store');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('78702');
    await user.click((await choices())[0]!);
    expect(confirmButton()).not.toBeInTheDocument();
    await press('Keep North Austin');
    await press('Choose another store');
    await user.click((await choices())[2]!);
    await press('Confirm My Store');
    expect(await screen.findByRole('region', { name: 'Alamo Heights' })).toBeInTheDocument();
  });

  it('is hidden from the page by a switch that is saved with the section', async () => {
    const { user, press, api } = await openStore(confirmed);
    await user.click(screen.getByRole('switch', { name: 'Show on my page' }));
    await press('Save');
    await waitFor(() => expect(api.callsOf(webstoreRoutes.saveWebstore)).toHaveLength(1));
    expect(api.callsOf(webstoreRoutes.saveWebstore)[0]?.body).toMatchObject({
      optionalSections: [{ id: 'store', enabled: false }],
    });
  });

  it('that the retailer has closed is marked, and another one can be chosen', async () => {
    await openStore({ ...confirmed, preferredStore: null });
    expect(screen.getByRole('alert')).toHaveTextContent('Your store is no longer on the list');
    expect(await choices()).toHaveLength(3);
  });
});

it('a plan without the premium badge links to the plans, and keeps the choice [WS-114]', async () => {
  const all = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'];
  await openStore({ ...confirmed, activeFeatures: all });
  expect(screen.getByRole('heading', { name: 'Retail store: premium users only' })).toBeInTheDocument();
  expect(screen.getByText(/We’ve kept what you entered/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Subscribe to Premium' })).toBeInTheDocument();
  expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
});
