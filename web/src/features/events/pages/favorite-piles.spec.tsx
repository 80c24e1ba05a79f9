import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { aCouplesApi, keptWith } from '../../../test-support/a-couples-api.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple, florist, listing, searchAnswer, venues } from '../../../test-support/examples.js';
import { renderApp } from '../../../test-support/render-app.js';

it('the dashboard marks a category of favorites in which a vendor is booked, and names that vendor', async () => {
  const [loft, barn, thorn] = [
    listing(3, { name: 'Loft Nine', categoryId: venues.id }),
    listing(1, { name: 'The Juniper Barn', categoryId: venues.id }),
    listing(2, { name: 'Field & Thorn', categoryId: florist.id }),
  ];
  const saved = [loft, barn, thorn];
  const api = aCouplesApi(keptWith(saved), saved).answer(directoryRoutes.webstoreSearch, () => searchAnswer());
  const eventVendors = [{ categoryId: venues.id, webstoreId: barn.id, nickname: null }];
  keepEvent(api, profileWith(anEvent({ eventVendors })));
  renderApp({ path: '/dashboard', user: couple, api });
  const favorites = within(await screen.findByRole('region', { name: 'Saved vendors' }));
  const piles = favorites.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(piles).toEqual(['VenuesThe Juniper BarnBooked', 'FloristsField & Thorn']);
});
