import { emptySections, optionalSectionNames, type SectionsView } from '#contracts/webstore/sections.js';
import type { PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { AuthResultView, AuthUserView } from '#contracts/identity/identity.views.js';
import type { PlaceView } from '#contracts/content/places.views.js';
import type { ListingCardView, PublicationView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { PictureView } from '#contracts/shared/picture.js';

export const vendor: AuthUserView = {
  id: '0198c0de-0000-7000-8000-000000000001',
  username: 'nora',
  email: 'nora@example.com',
  firstName: 'Nora',
  lastName: 'Whitlock',
  phoneNumber: null,
  birthdate: null,
  externalIds: {},
  isAdmin: false,
  roles: ['Vendor'],
  props: { favorites: [] },
  settings: {},
  version: 1,
};

export const couple: AuthUserView = {
  ...vendor,
  id: '0198c0de-0000-7000-8000-000000000002',
  email: 'maya@example.com',
  firstName: 'Maya',
  roles: [],
};

/** The response of a search; without results by default. */
export const searchAnswer = (changes: Partial<WebstoreSearchView> = {}): WebstoreSearchView => ({
  results: [],
  numResults: 0,
  page: 1,
  pageSize: 12,
  nextCursor: null,
  facets: {
    subCategoryIds: [],
    styles: [],
    services: [],
    priceTiers: [],
    capacity: [],
    travelOptions: [],
    shippingOptions: [],
    resultsIncludeFeatures: [],
  },
  prices: [],
  waysOut: [],
  place: null,
  ...changes,
});

export const tokens = (name: string, seconds = 600): AuthResultView => ({
  AccessToken: `access-${name}`,
  IdToken: `id-${name}`,
  RefreshToken: `refresh-token-of-${name}`,
  ExpiresIn: seconds,
});

const category = (id: number, externalId: string, name: string, more: Partial<CategoryView> = {}): CategoryView => ({
  id,
  externalId,
  name,
  namePlural: `${name}s`,
  archived: false,
  imageUrl: null,
  picture: null,
  subCategories: [{ id: id * 100 + 1, name: `${name} of one kind` }],
  serviceTypes: [
    {
      id: 20_000 + id,
      name: `${name} extras`,
      services: [
        { id: id * 1000 + 1, name: `${name} service A` },
        { id: id * 1000 + 2, name: `${name} service B` },
      ],
    },
  ],
  styles: [],
  serviceVibes: [],
  ...more,
});

export const venues = category(2, 'venues', 'Venue');
export const florist = category(10, 'florist', 'Florist', { styles: [{ id: 11_001, name: 'Garden' }] });
export const stationery = category(9, 'invitationsstationery', 'Stationer');
export const archived = category(24, 'otherservices', 'Other service', { archived: true });
const rooms = Array.from({ length: 9 }, (_, nth) => ({ id: 401 + nth, name: `Room ${nth + 1}` }));
export const lodging = category(4, 'lodging', 'Inn', { subCategories: rooms });
export const catalogue = [venues, lodging, stationery, florist, archived];

const place = (id: number, city: string, state: string, slug: string, at: [number, number]): PlaceView => ({
  id,
  city,
  state,
  country: 'US',
  displayText: `${city}, ${state}`,
  slug,
  latitude: at[0],
  longitude: at[1],
  radius: null,
  isState: false,
});

export const newYork = place(5128581, 'New York City', 'NY', 'newyork-ny', [40.714, -74.006]);
export const chicago = place(4887398, 'Chicago', 'IL', 'chicago-il', [41.85, -87.65]);

export const picture: PictureView = {
  pictureId: '0198c0de-0000-7000-8000-0000000000cc',
  width: 1600,
  height: 1200,
  placeholder: '',
  alt: 'Roses and eucalyptus in window light',
};

export const listing = (nth: number, more: Partial<ListingCardView> = {}): ListingCardView => ({
  id: `0198c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`,
  name: `Vendor ${nth}`,
  url: `vendor-${nth}`,
  categoryId: venues.id,
  categoryName: 'Venue',
  subCategoryNames: [],
  city: 'Chicago',
  state: 'IL',
  coverImage: picture,
  priceTier: 2,
  fromPrice: null,
  capacity: 120,
  availability: null,
  freeDays: null,
  calendar: { taken: [], free: [] },
  features: [],
  placement: null,
  distance: 3.2,
  point: { latitude: 30.2672, longitude: -97.7431 },
  ...more,
});

export const draft = (more: Partial<WebstoreDraftView> = {}): WebstoreDraftView => ({
  kind: 'draft',
  id: '0198c0de-0000-7000-8000-0000000000aa',
  vendorId: vendor.id,
  version: 4,
  publishStatus: 'Published',
  unpublishedSections: [],
  hasBeenPublished: true,
  publishedVersion: 13,
  created: '2026-01-01T00:00:00.000Z',
  categoryId: '',
  category: null,
  subCategoryNames: [],
  crawledData: null,
  subscriptionTier: 'starter',
  activeFeatures: [],
  images: [],
  sectionImages: [],
  preferredStore: null,
  missingForPublish: [],
  ...emptySections(),
  name: 'Wildrye Flowers',
  url: 'wildrye-flowers',
  businessDescription: 'Flowers from our own field.',
  categoryIds: [florist.id],
  subCategoryIds: { [florist.id]: [1001] },
  services: [10_001],
  styles: [],
  priceTier: 3,
  displayPriceTier: true,
  capacity: null,
  travels: true,
  travelOption: 'locally',
  travelDistance: 50,
  serviceArea: 'Austin, TX',
  optionalSections: optionalSectionNames.map((id) => ({ id, name: id, enabled: true })),
  ...more,
});

export const publicWebstore = (more: Partial<PublicWebstoreView> = {}): PublicWebstoreView => {
  const { version, publishStatus, hasBeenPublished, publishedVersion, created, missingForPublish, ...content } =
    draft();
  const { optionalSections, sectionImages, favouriteStore, zipcodeNearFavouriteStore, ...listed } = content;
  const { categoryId, crawledData, ...shown } = listed;
  const { id, externalId, name, namePlural } = florist;
  return {
    // Its lists are empty, so that they are those of a page, too.
    ...(shown as unknown as Omit<typeof shown, keyof SectionsView> & SectionsView),
    kind: 'published',
    url: 'wildrye-flowers',
    category: { id, externalId, name, namePlural },
    subCategoryNames: [],
    styleNames: [],
    amenities: [],
    isUnclaimed: false,
    hasReviews: false,
    images: [],
    heroImage: picture,
    stockImages: [picture],
    rating: null,
    calendar: { taken: [], free: [] },
    ...more,
  };
};

export const publication = (more: Partial<PublicationView> = {}): PublicationView => ({
  webstoreId: draft().id,
  state: 'live',
  publishedVersion: 13,
  publishedAt: '2026-01-02T10:00:00.000Z',
  liveAt: '2026-01-02T10:00:00.418Z',
  secondsToLive: 0.418,
  ...more,
});
