import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { chicago } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { aDirectory, choose, searches } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

afterEach(() => void jest.useRealTimers());

const where = () => screen.getByRole('combobox', { name: 'Where' });
const suggestionsRequested = (api: ReturnType<typeof aDirectory>) =>
  api.callsOf(placesRoutes.placeSuggestions).map(({ query }) => query['text']);

it.each(['newyork-ny', 'new%20york%20city%2C%20ny'])(
  'an address may contain New York City as %s [DIR-10]',
  async (slug) => {
    const { api } = renderApp({ path: `/vendors/${slug}/venues`, api: aDirectory() });
    expect(await screen.findByRole('heading', { name: 'Venues in New York City, NY' })).toBeInTheDocument();
    await waitFor(() => expect(searches(api)[0]).toMatchObject({ latitude: '40.714', longitude: '-74.006' }));
  },
);

it.each(['atlantis-tx', 'atlantis'])('an unknown place (%s) is reported, without a search', async (slug) => {
  const { api } = renderApp({ path: `/vendors/${slug}/venues`, api: aDirectory() });
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that place' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute('href', '/vendors?category=venues');
  expect(searches(api)).toEqual([]);
});

it('a place that cannot be looked up is retried on demand', async () => {
  let isDown = true;
  const api = aDirectory();
  const { user } = renderApp({
    path: '/vendors?place=chicago-il',
    api: api.answer(placesRoutes.placeBySlug, () => {
      if (isDown) throw new Refusal(503, 'temporarily-unavailable');
      return chicago;
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Search isn’t available right now');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Vendors in Chicago, IL' })).toBeInTheDocument();
});

it('suggests five cities and national vendors before any input [DIR-11]', async () => {
  const { user, address } = renderApp({ path: '/vendors', api: aDirectory() });
  await screen.findByText('30 vendors');
  await user.click(screen.getByRole('button', { name: /Show suggestions/ }));
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual([
    'Near me',
    'National vendors',
    'New York City, NY',
    'Chicago, IL',
    'San Diego, CA',
    'Los Angeles, CA',
    'San Francisco, CA',
  ]);
  await user.click(screen.getByRole('option', { name: 'National vendors' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/national-vendors'));
});

it('requests suggestions for the typed text, and uses the chosen one [DIR-34]', async () => {
  const { user, api, address } = renderApp({ path: '/vendors', api: aDirectory() });
  await screen.findByText('30 vendors');
  await user.type(where(), 'new yor');
  await waitFor(() => expect(suggestionsRequested(api).at(-1)).toBe('new yor'));
  await user.click(await screen.findByRole('option', { name: 'New York City, NY' }));
  expect(where()).toHaveValue('New York City, NY');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=newyork-ny'));
});

it('debounces requests by 150 ms [SYS-13]', async () => {
  const { api } = renderApp({ path: '/vendors', api: aDirectory() });
  await screen.findByText('30 vendors');
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  for (const text of ['chi', 'chic']) {
    fireEvent.change(where(), { target: { value: text } });
    await pass(149);
    expect(suggestionsRequested(api)).toEqual([]);
  }
  await pass(1);
  expect(suggestionsRequested(api)).toEqual(['chic']);
});

it('uses the most likely place when none is chosen', async () => {
  const { user, address } = renderApp({ path: '/vendors', api: aDirectory() });
  await screen.findByText('30 vendors');
  await user.type(where(), 'chicag{Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il'));
});

it('reports an unknown place, and searches for nothing', async () => {
  const { user, api, address } = renderApp({ path: '/vendors', api: aDirectory() });
  await screen.findByText('30 vendors');
  await user.type(where(), 'atlantis');
  expect(await screen.findByText('No matching places in the United States or Canada')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(where()).toHaveAccessibleDescription(/couldn’t find that place/));
  expect(address()).toBe('/vendors');
  expect(searches(api)).toHaveLength(1);
});

it('removes the place when the field is emptied, and with it the order by distance', async () => {
  const { user, address } = renderApp({ path: '/vendors/chicago-il/venues?sort=distance', api: aDirectory() });
  await screen.findByText('30 vendors');
  await user.click(screen.getByRole('button', { name: 'Search anywhere' }));
  expect(where()).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/vendors?category=venues'));
});

it('orders by distance only from a place [OP-73]', async () => {
  const { user, go, api, address } = renderApp({ path: '/vendors', api: aDirectory() });
  await screen.findByText('30 vendors');
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  expect(await screen.findByRole('option', { name: 'Newest' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Distance' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await go('/vendors?place=chicago-il');
  await screen.findByRole('heading', { name: 'Vendors in Chicago, IL' });
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Recommended', 'Distance', 'Best rated', 'Name, A to Z', 'Price, low to high', 'Price, high to low', 'Newest'],
  ]);
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  await choose(user, /Sort by/, 'Distance');
  expect(address()).toBe('/vendors?place=chicago-il&sort=distance');
  await waitFor(() => expect(searches(api).at(-1)).toMatchObject({ sort: 'distance' }));
});

it('credits the sources of the places', async () => {
  renderApp({ path: '/vendors', api: aDirectory() });
  const source = await screen.findByRole('link', { name: /GeoNames/ });
  expect(source).toHaveAttribute('href', 'https://www.geonames.org');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeInTheDocument();
  expect(screen.getByText(/US Census Bureau/)).toBeInTheDocument();
});

it('a search has breadcrumbs with the wider searches that contain it', async () => {
  const { user, go, address } = renderApp({ path: '/vendors/chicago-il/venues?price=2', api: aDirectory() });
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  await waitFor(() => expect(trail.getAllByRole('listitem')).toHaveLength(3));
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Vendors', 'Chicago, IL', 'Venues']);
  expect(trail.getByText('Venues')).toHaveAttribute('aria-current', 'page');
  await user.click(trail.getByRole('link', { name: 'Chicago, IL' }));
  await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il'));
  await go('/vendors');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument());
});

const chicagoPoint = { latitude: 41.87811, longitude: -87.62979 };

/** A browser that answers the question for its location. */
function locating(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });
}

async function askNearMe(api = aDirectory()) {
  const page = renderApp({ path: '/vendors', api });
  await screen.findByText('30 vendors');
  await page.user.click(screen.getByRole('button', { name: /Show suggestions/ }));
  await page.user.click(await screen.findByRole('option', { name: 'Near me' }));
  return page;
}

describe('near me', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  it('is the town of the browser’s location, which leaves it rounded to half a mile', async () => {
    locating((found) => found({ coords: chicagoPoint } as GeolocationPosition));
    const geocoded = { zipcode: '60604', ...chicagoPoint, place_id: '4887398', displayText: 'Chicago, IL' };
    const api = aDirectory().answer(placesRoutes.geocode, () => geocoded);
    const { user, address } = await askNearMe(api);
    await waitFor(() => expect(where()).toHaveValue('Chicago, IL'));
    expect(api.callsOf(placesRoutes.geocode)[0]!.query).toMatchObject({ latitude: '41.88', longitude: '-87.63' });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/vendors?place=chicago-il'));
  });

  it('says why the browser gave no location, until something is typed', async () => {
    const codes = [1, 2];
    locating((_found, failed) => failed({ code: codes.shift() } as GeolocationPositionError));
    const { user } = await askNearMe();
    const refused = 'Your browser didn’t share your location. Enter a city instead.';
    expect(await screen.findByText(refused)).toBeInTheDocument();
    await user.type(where(), 'C');
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
    await user.clear(where());
    await user.click(await screen.findByRole('option', { name: 'Near me' }));
    expect(await screen.findByText('We couldn’t find your location. Enter a city instead.')).toBeInTheDocument();
  });

  it('is not possible in a browser without a location', async () => {
    await askNearMe();
    expect(await screen.findByText('We couldn’t find your location. Enter a city instead.')).toBeInTheDocument();
  });
});

it('a state is searched as a whole, without a distance', async () => {
  const california = {
    ...chicago,
    city: 'California',
    state: 'CA',
    slug: 'california-ca',
    displayText: 'California',
    isState: true,
  };
  const api = aDirectory().answer(placesRoutes.placeBySlug, () => california);
  const { user } = renderApp({ path: '/vendors/california-ca/venues', api });
  expect(await screen.findByRole('heading', { name: 'Venues in California' })).toBeInTheDocument();
  await waitFor(() => expect(searches(api)[0]).toMatchObject({ state: 'CA' }));
  expect(searches(api)[0]).not.toHaveProperty('latitude');
  expect(screen.queryByRole('button', { name: /Within/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Sort by/ }));
  expect(await screen.findByRole('option', { name: 'Best rated' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Distance' })).not.toBeInTheDocument();
});
