import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, vendor } from '../../../test-support/examples.js';
import { northAustin } from '../../../test-support/retail-examples.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) => {
  const webstore = draft({ preferredStore: northAustin, ...changes });
  return aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore)
    .answer(retailStoresRoutes.inserts, () => ({ orderUrl: 'https://print.example/order?vendor=a-code' }));
};

const meta = {
  title: 'Pages/Vendor, In-store inserts',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editinserts', api: aSiteOf(), user: vendor },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Order inserts/ })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const WithoutAStore: Story = { args: { api: aSiteOf({ preferredStore: null }) } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteOf({ name: 'Donaudampfschifffahrt'.repeat(5), url: 'long'.repeat(30) }) },
};
export const WithoutAPrinter: Story = {
  args: { api: aSiteOf().answer(retailStoresRoutes.inserts, () => ({ orderUrl: null })) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Inserts can’t be ordered yet' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { api: aSiteOf().answer(retailStoresRoutes.inserts, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'In-store inserts', level: 1 })).toBeVisible();
  },
};
export const Error: Story = {
  args: { api: aSiteOf().answer(retailStoresRoutes.inserts, isDown) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
