import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, florist, vendor, venues } from '../../../test-support/examples.js';
import { says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

/** A vendor of two categories, one of which has styles. */
const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) => {
  const webstore = draft({ categoryIds: [florist.id, venues.id], ...changes });
  return aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore);
};

const meta = {
  title: 'Pages/Vendor, Amenities and services',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editamenities', api: aSiteOf(), user: vendor },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Services: Florist' })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Changed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Garden' }));
    await says('1 unsaved change')();
  },
};
export const Empty: Story = {
  args: { api: aSiteOf({ categoryIds: [], services: [] }) },
  play: async () => {
    await says(/^Choose a category first/)();
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
