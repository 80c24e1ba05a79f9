import { placesRoutes } from '#contracts/content/places.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { PictureView } from '#contracts/shared/picture.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { chicago, listing, searchAnswer } from './examples.js';
import { FakeApi, Refusal } from './fake-api.js';

/** The picture in Storybook (storybook/main.ts). */
export const shownPicture: PictureView = {
  pictureId: 'venue',
  width: 1600,
  height: 1067,
  placeholder: '',
  alt: 'A long table under lights',
};

/** Categories by the ids that lists and addresses contain. */
const names: Record<string, [one: string, many: string]> = {
  venues: ['Venue', 'Venues'],
  photographyvideography: ['Photographer', 'Photographers and videographers'],
  florist: ['Florist', 'Florists'],
  planning: ['Planner', 'Planners'],
  beauty: ['Hair and makeup', 'Hair and makeup'],
  music: ['Music', 'Music'],
  foodbeverage: ['Caterer', 'Food and drinks'],
  lodging: ['Place to stay', 'Places to stay'],
  invitationsstationery: ['Stationer', 'Invitations and stationery'],
  transportation: ['Transportation', 'Transportation'],
  jewelry: ['Jeweler', 'Jewelers'],
  officiants: ['Officiant', 'Officiants'],
};

export const shownCategories: CategoryView[] = Object.entries(names).map(([externalId, [name, namePlural]], nth) => ({
  id: nth + 1,
  externalId,
  name,
  namePlural,
  archived: false,
  imageUrl: null,
  picture: shownPicture,
  subCategories: [{ id: 100 * (nth + 1), name: `Small ${namePlural.toLowerCase()}` }],
  serviceTypes: [],
  styles: [],
  serviceVibes: [],
}));

const businesses = ['Wildrye Barn', 'Orchard House', 'The Glass Room', 'Marlow Hall', 'Lantern Yard', 'Salt and Stone'];

export const shownVendors: ListingCardView[] = businesses.map((name, nth) =>
  listing(nth + 1, {
    name,
    url: `vendor-${nth + 1}`,
    categoryId: 1,
    coverImage: shownPicture,
    capacity: 60 + 40 * nth,
    placement: nth === 0 ? 'vip' : null,
    priceTier: nth % 2 === 0 ? 2 : 3,
  }),
);

/** Some filters, with counts. */
const facets: WebstoreSearchView['facets'] = {
  ...searchAnswer().facets,
  priceTiers: [
    { value: '2', count: 3, selected: false },
    { value: '3', count: 3, selected: false },
  ],
};

export const foundVendors = (results: readonly ListingCardView[] = shownVendors): WebstoreSearchView =>
  searchAnswer({ results: [...results], numResults: results.length, facets });

/** A fake api with categories, a place, and the vendors of a search. */
export const aShownSite = (search: () => WebstoreSearchView | Promise<WebstoreSearchView> = foundVendors): FakeApi =>
  new FakeApi()
    .answer(webstoreRoutes.vendorCategories, () => shownCategories)
    .answer(placesRoutes.placeSuggestions, () => [chicago])
    .answer(placesRoutes.placeBySlug, ({ path }) => {
      if (!path.endsWith(chicago.slug)) throw new Refusal(404, 'place-not-found');
      return chicago;
    })
    .answer(directoryRoutes.webstoreSearch, () => search());

/** A reply that never arrives. */
export const onItsWay = () => new Promise<never>(() => undefined);

/** A reply that reports an outage. */
export const isDown = () => {
  throw new Refusal(503, 'temporarily-unavailable');
};
