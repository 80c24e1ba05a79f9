import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { EstablishmentDetailsView } from '#contracts/webstore/establishments.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, vendor } from '../../../test-support/examples.js';
import { says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const review = {
  authorName: 'Hannah and Cole',
  profilePhotoUrl: null,
  rating: 5,
  relativeTimeDescription: '2 weeks ago',
  text: 'They knew the light in our barn better than we did, and nobody ever saw them.',
};
const place: EstablishmentDetailsView = {
  placeId: 'ChIJ-wildrye',
  name: 'Wildrye Photographs',
  address: '18 Pecan Alley, Austin, TX 78702',
  hasStreet: true,
  reviews: { name: 'Wildrye Photographs', rating: 4.9, userRatingsTotal: 86, url: null, reviews: [review] },
};

const aSiteOf = (changes: Partial<WebstoreDraftView> = {}, shown = place) => {
  const webstore = draft({ activeFeatures: ['feature_reviews'], googlePlaceId: shown.placeId, ...changes });
  return aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore)
    .answer(webstoreRoutes.establishments, () => ({ establishments: [shown], isSearchable: true }))
    .answer(webstoreRoutes.establishment, () => shown);
};

const meta = {
  title: 'Pages/Vendor, Reviews',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editreviews', api: aSiteOf(), user: vendor },
  play: async () => {
    await says('Your business profile needs an address')();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { api: aSiteOf({ googlePlaceId: null }) } };
export const Error: Story = {
  args: { api: aSiteOf({ googlePlaceId: null }) },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'wildrye photos');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await says('Place: field required. Choose one from the list.')();
  },
};
export const Locked: Story = {
  args: { api: aSiteOf({ activeFeatures: [] }) },
  play: async () => {
    await says('Reviews: premium users only')();
  },
};
export const NotLoaded: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.establishment, isDown) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t load this place' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.establishment, onItsWay) },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteOf({}, { ...place, name: 'Donaudampfschifffahrt'.repeat(5), address: 'Wildwater'.repeat(12) }) },
};
