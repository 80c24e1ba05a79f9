import { screen, within } from '@testing-library/react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { PublicWebstoreView, ShownImageView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { publicWebstore } from './examples.js';
import { anApi, renderApp } from './render-app.js';

export const shopAddress = {
  id: '0198c0de-0000-7000-8000-0000000000ad',
  addressType: 'business',
  street1: '18 Pecan Alley',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78702',
  travelRadius: null,
  latitude: null,
  longitude: null,
} as const;

export const aPage = (webstore: Partial<PublicWebstoreView> = {}) =>
  anApi()
    .answer(webstoreRoutes.webstoreByUrl, () => publicWebstore(webstore))
    .answer(webstoreRoutes.availability, () => [])
    .answer(webstoreRoutes.reviews, () => ({ status: 'not-connected' as const, place: null }));

/** The webstores of a signed-in vendor: one, with the given id. */
export const webstoresOfVendor = (id: string) => ({
  results: [{ id, name: 'Wildrye Flowers', url: 'wildrye-flowers', publishStatus: 'Published' as const }],
  numResults: 1,
  page: 1,
  pageSize: 100,
});

export async function showPage(webstore: Partial<PublicWebstoreView> = {}, api = aPage(webstore), user?: AuthUserView) {
  const page = renderApp({ path: '/wildrye-flowers', api, ...(user && { user }) });
  await screen.findByRole('heading', { level: 1, name: 'Wildrye Flowers' });
  return page;
}
export const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;
export const section = (name: string) => within(screen.getByRole('region', { name }));
export const itemsOf = (name: string) =>
  section(name)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
export const many = <T,>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth + 1));
export const photo = (nth: number): ShownImageView => ({
  id: `0198c0de-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`,
  pictureId: `0198c0de-0000-7000-8000-0000000002${String(nth).padStart(2, '0')}`,
  width: 1600,
  height: 1200,
  placeholder: '',
  alt: `Photo ${nth}`,
  url: '',
  caption: `Caption ${nth}`,
  credit: '',
  isCoverPhoto: nth === 2,
  ordinal: nth,
  validationResult: true,
  reasons: [],
  sameAs: null,
  adminApproved: false,
});
