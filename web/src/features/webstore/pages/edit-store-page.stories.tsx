import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, vendor } from '../../../test-support/examples.js';
import { says } from '../../../test-support/play-that-says.js';
import { northAustin, withStores } from '../../../test-support/retail-examples.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const confirmed = {
  favouriteStore: northAustin.storeNumber,
  zipcodeNearFavouriteStore: '78702',
  preferredStore: northAustin,
};

/** A vendor with the premium badge, and four stores. */
const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) => {
  const webstore = draft({ activeFeatures: ['feature_premiumBadge'], ...changes });
  return withStores(aShownSite())
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore);
};
const typeZipcode = async (zipcode: string) => userEvent.type(await screen.findByLabelText('ZIP code'), zipcode);

const meta = {
  title: 'Pages/Vendor, Retail store',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editstore', api: aSiteOf(), user: vendor },
  play: async () => {
    await typeZipcode('78702');
    await userEvent.click(await screen.findByRole('radio', { name: /North Austin/ }));
    await expect(await screen.findByRole('button', { name: 'Confirm My Store' })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No store chosen yet' })).toBeVisible();
  },
};
export const NoSuchZipCode: Story = {
  play: async () => {
    await typeZipcode('00000');
    await says('Please enter a valid zipcode')();
  },
};
export const Confirmed: Story = {
  args: { api: aSiteOf(confirmed) },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'North Austin' })).toBeVisible();
  },
};
export const Closed: Story = {
  args: { api: aSiteOf({ ...confirmed, preferredStore: null }) },
  play: async () => {
    await says('Your store is no longer on the list')();
  },
};
export const Locked: Story = {
  args: { api: aSiteOf({ ...confirmed, activeFeatures: ['feature_packages'] }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Subscribe to Premium' })).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    api: aSiteOf({ ...confirmed, preferredStore: { ...northAustin, storeName: 'Donaudampfschifffahrt'.repeat(5) } }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Choose another store' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Error: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, isDown) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
