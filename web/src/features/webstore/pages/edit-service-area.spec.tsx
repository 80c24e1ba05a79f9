import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { AddressSuggestionView, PlaceView } from '#contracts/content/places.views.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft } from '../../../test-support/examples.js';
import { openEditor, press, saves } from '../../../test-support/open-editor.js';
import { shopAddress } from '../../../test-support/open-webstore-page.js';

const austin: PlaceView = {
  id: 4671654,
  city: 'Austin',
  state: 'TX',
  country: 'US',
  displayText: 'Austin, TX',
  slug: 'austin-tx',
  latitude: 30.2672,
  longitude: -97.7431,
  radius: null,
  isState: false,
};
const pecanAlley: AddressSuggestionView = {
  placeId: '4671654',
  street: '18 Pecan Alley',
  city: 'Austin',
  state: 'TX',
  zipcode: '78702',
  latitude: 30.26,
  longitude: -97.72,
};

async function openArea(start: Partial<WebstoreDraftView> = {}, suggestions = [pecanAlley]) {
  const page = await openEditor(start);
  page.api
    .answer(placesRoutes.placeSuggestions, () => [austin])
    .answer(placesRoutes.addressSuggestions, () => suggestions)
    .answer(placesRoutes.geocode, () => ({
      ...{ zipcode: '78702', latitude: 30.26, longitude: -97.72, place_id: '1', displayText: 'Austin, TX' },
    }));
  const choose = async (name: string | RegExp) => page.user.click(screen.getByRole('radio', { name }));
  const save = async () => {
    await press(page, 'Save');
    await waitFor(() => expect(saves(page).length).toBeGreaterThan(0));
    const { id: _id, version: _version, ...changes } = saves(page).at(-1) as Partial<WebstoreDraftView>;
    return changes;
  };
  /** At once: a page renders after every letter, and these boxes are complete from the start. */
  const enter = async (field: HTMLElement, text: string) => {
    await page.user.click(field);
    await page.user.paste(text);
  };
  return { ...page, choose, save, enter };
}
const address = (name = 'Business address') => screen.getByRole('combobox', { name });
const market = () => screen.queryByRole('combobox', { name: 'Primary market' });
const distance = () => screen.queryByRole('slider', { name: 'Distance' });
/** The places near which addresses were looked for. */
const near = ({ api }: Awaited<ReturnType<typeof openArea>>) =>
  new Set(api.callsOf(placesRoutes.addressSuggestions).map(({ query }) => query['near']));
const added = (more: Partial<AddressContent>) => ({ ...shopAddress, id: expect.any(String), ...more });

describe('the business address', () => {
  it('is completed during input, near the market, and a chosen one fills street, city, state and zip code [WS-132]', async () => {
    const page = await openArea();
    await page.enter(address(), '18 Pecan Alley, Au');
    await page.user.click(await screen.findByRole('option', { name: '18 Pecan Alley, Austin, TX 78702' }));
    await waitFor(() => expect(address()).toHaveValue('18 Pecan Alley, Austin, TX 78702'));
    expect(near(page)).toEqual(new Set(['Austin, TX']));
    expect(screen.getByLabelText('City')).toHaveValue('Austin');
    expect(screen.getByLabelText('State')).toHaveValue('TX');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('78702');
    expect(await page.save()).toEqual({
      addresses: [added({ street1: '18 Pecan Alley', latitude: 30.26, longitude: -97.72 })],
    });
  });

  it('gets its zip code after the choice, if the list does not contain it', async () => {
    const page = await openArea({}, [{ ...pecanAlley, zipcode: '', latitude: null, longitude: null }]);
    await page.enter(address(), '18 Pecan Alley, Au');
    await page.user.click(await screen.findByRole('option', { name: '18 Pecan Alley, Austin, TX' }));
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('78702'));
    expect(page.api.callsOf(placesRoutes.geocode)[0]?.query).toEqual({ placeId: '4671654' });
    expect(await page.save()).toMatchObject({ addresses: [{ zipCode: '78702', latitude: 30.26 }] });
  });

  it('can be typed completely, and corrected in its parts [WS-8]', async () => {
    const page = await openArea({}, []);
    await page.enter(address(), '4 Elm St, Unit 2, Waco, tx 76701');
    await page.user.tab();
    expect(screen.getByLabelText('City')).toHaveValue('Waco');
    await page.user.clear(screen.getByLabelText('ZIP code'));
    await page.user.type(screen.getByLabelText('ZIP code'), '76702');
    expect(address()).toHaveValue('4 Elm St, Unit 2, Waco, TX 76702');
    expect(await page.save()).toEqual({
      addresses: [added({ street1: '4 Elm St', street2: 'Unit 2', city: 'Waco', state: 'TX', zipCode: '76702' })],
    });
  });

  it('without two commas is refused at its field, and nothing is lost [OP-10, WS-150, WS-54]', async () => {
    const page = await openArea({}, []);
    await page.enter(address(), '18 Pecan Alley');
    await page.user.tab();
    await press(page, 'Save');
    expect(await screen.findByText('Use the form street, city, state zip')).toBeVisible();
    expect(address()).toHaveValue('18 Pecan Alley');
    expect(saves(page)).toEqual([]);
    await page.enter(address(), ', Austin, TX');
    await waitFor(() => expect(screen.queryByText('Use the form street, city, state zip')).not.toBeInTheDocument());
  });

  it('can be replaced by another one, even if a part is changed at once', async () => {
    const page = await openArea({ addresses: [{ ...shopAddress, latitude: 30.1, longitude: -97.1 }] }, [
      { ...pecanAlley, street: '2200 Manor Road', city: 'Waco' },
    ]);
    act(() => address().focus());
    fireEvent.change(address(), { target: { value: '2200 Manor Road, Wac' } });
    await page.user.click(await screen.findByRole('option', { name: /^2200 Manor Road, Waco, TX/ }));
    expect(await page.save()).toMatchObject({ addresses: [{ id: shopAddress.id, city: 'Waco', latitude: 30.26 }] });
  });

  it('is completed near the one that it replaces, from the street alone', async () => {
    const page = await openArea({ addresses: [{ ...shopAddress, city: 'Waco' }] });
    await page.user.clear(address());
    await page.enter(address(), '18 Pecan Alley');
    await page.user.click(await screen.findByRole('option', { name: '18 Pecan Alley, Austin, TX 78702' }));
    expect(await page.save()).toMatchObject({ addresses: [{ city: 'Austin', zipCode: '78702' }] });
    expect(near(page)).toEqual(new Set(['Waco, TX']));
  });

  it('is removed when the field is emptied', async () => {
    const page = await openArea({ addresses: [shopAddress] });
    expect(address()).toHaveValue('18 Pecan Alley, Austin, TX 78702');
    await page.user.clear(address());
    await page.user.tab();
    expect(await page.save()).toEqual({ addresses: [] });
  });
});

describe('the store', () => {
  it('has an address only if there is a store [WS-134, WS-142]', async () => {
    const page = await openArea();
    const where = () => screen.queryByRole('radiogroup', { name: 'Where couples meet you' });
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(where()).not.toBeInTheDocument();
    await page.choose('Yes');
    expect(where()).toBeInTheDocument();
    expect(await page.save()).toEqual({ physicalStore: true });
  });

  it('is at the business address or at another one, public or not [WS-8, WS-137, WS-142, WS-3]', async () => {
    const page = await openArea({ addresses: [shopAddress], physicalStore: true });
    await page.choose(/At the business address.*18 Pecan Alley, Austin, TX 78702/);
    await page.user.click(screen.getByRole('switch', { name: 'Show the address on my page' }));
    expect(await page.save()).toEqual({ locationAddressType: 'businessAddress', displayStoreAddress: true });
    await page.choose(/At another address/);
    await page.enter(address('Service address'), '18 Pecan Alley, Au');
    await page.user.click(await screen.findByRole('option', { name: /18 Pecan Alley/ }));
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]).toMatchObject({
      locationAddressType: 'serviceAddress',
      addresses: [
        shopAddress,
        { addressType: 'store', street1: '18 Pecan Alley', city: 'Austin', state: 'TX', zipCode: '78702' },
      ],
    });
  });

  it('loses its address when the address type is chosen again [WS-143]', async () => {
    const store: AddressContent = { ...shopAddress, id: 'store', addressType: 'store' };
    const page = await openArea({
      ...{ physicalStore: true, locationAddressType: 'serviceAddress', addresses: [shopAddress, store] },
    });
    await page.choose(/At another address/);
    expect(screen.queryByRole('combobox', { name: 'Service address' })).not.toBeInTheDocument();
    expect(await page.save()).toEqual({ locationAddressType: null, addresses: [shopAddress] });
  });

  it('online ships nationally or globally [WS-136, WS-141, WS-3]', async () => {
    const page = await openArea();
    const ships = () => screen.queryByRole('radiogroup', { name: 'Where you ship' });
    expect(ships()).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('checkbox', { name: 'I also sell online' }));
    const options = within(ships()!).getAllByRole('radio');
    expect(options.map(({ textContent }) => textContent)).toEqual(['National', 'Global']);
    await page.choose('Global');
    expect(await page.save()).toEqual({ onlineStore: true, shippingOption: 'global' });
    await page.user.click(screen.getByRole('checkbox', { name: 'I also sell online' }));
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]).toMatchObject({ onlineStore: false, shippingOption: null });
  });
});

describe('travel', () => {
  it('is local, national or global; only local travel has a market and a distance [WS-138, WS-144, WS-145, WS-3]', async () => {
    const page = await openArea({ travelDistance: 100 });
    const options = screen.getByRole('radiogroup', { name: 'How far you travel' });
    expect(within(options).getAllByRole('radio')).toHaveLength(3);
    expect(distance()).toHaveAttribute('aria-valuetext', '100 miles');
    await page.choose(/Nationally/);
    expect([market(), distance()]).toEqual([null, null]);
    await page.choose(/Locally/);
    expect(market()).toHaveValue('Austin, TX');
    expect(distance()).toHaveAttribute('aria-valuetext', '25 miles');
    expect(await page.save()).toEqual({ travelDistance: 25 });
    await page.choose(/Globally/);
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(2));
    expect(saves(page)[1]).toMatchObject({ travelOption: 'globally', travelDistance: null });
  });

  it('has five distances [WS-149]', async () => {
    const page = await openArea({ travelDistance: 25 });
    act(() => distance()!.focus());
    const passed: (string | null)[] = [];
    for (let nth = 0; nth < 5; nth++) {
      passed.push(distance()!.getAttribute('aria-valuetext'));
      await page.user.keyboard('{ArrowRight}');
    }
    expect(passed).toEqual(['25 miles', '50 miles', '100 miles', '250 miles', '500 miles']);
    expect(distance()).toHaveAttribute('aria-valuetext', '500 miles');
    expect(await page.save()).toEqual({ travelDistance: 500 });
  });

  it('finds its market by city and state', async () => {
    const page = await openArea({ serviceArea: '' });
    await page.enter(market()!, 'aus');
    await page.user.click(await screen.findByRole('option', { name: 'Austin, TX' }));
    await waitFor(() => expect(market()).toHaveValue('Austin, TX'));
    expect(page.api.callsOf(placesRoutes.placeSuggestions).map(({ query }) => query['text'])).toEqual(['aus']);
    expect(await page.save()).toEqual({ serviceArea: 'Austin, TX' });
  });

  it('has a hidden checkbox, and clears everything when it is unticked [WS-135, WS-146]', async () => {
    const page = await openArea();
    const checkbox = screen.getByLabelText('I travel to couples');
    expect(checkbox).not.toBeVisible();
    expect(checkbox).toBeChecked();
    fireEvent.click(checkbox);
    expect([market(), distance()]).toEqual([null, null]);
    expect(await page.save()).toEqual({
      ...{ travels: false, travelOption: null, travelDistance: null, serviceArea: '' },
    });
  });
});

describe('a save', () => {
  it('reports each missing required field, and clears the error once it has a value [WS-150, WS-151]', async () => {
    const page = await openArea({ travelOption: null, travelDistance: null, serviceArea: '', physicalStore: true });
    await page.user.click(screen.getByRole('checkbox', { name: 'I also sell online' }));
    await page.choose(/At another address/);
    await page.choose(/Locally/);
    await press(page, 'Save');
    const missing = ['Service address', 'Shipping range', 'Primary market'].map((field) => `${field}: field required`);
    for (const sentence of missing) expect(await screen.findByText(sentence)).toBeVisible();
    expect(saves(page)).toEqual([]);
    await page.choose('National');
    await page.enter(market()!, 'Austin, TX');
    await page.user.tab();
    await page.enter(address('Service address'), '4 Elm St, Waco, TX');
    await page.user.tab();
    for (const sentence of missing) {
      await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    }
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
  });

  it('of something else is not prevented by an incomplete area', async () => {
    const page = await openArea({ travelOption: null, serviceArea: '' });
    await page.user.type(screen.getByLabelText('Business name'), '!');
    expect(await page.save()).toEqual({ name: `${draft().name}!` });
  });
});
