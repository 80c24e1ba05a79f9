import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, publication, vendor } from '../../../test-support/examples.js';
import { says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

/** A vendor with one webstore. */
const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) =>
  aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [draft(changes)], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => draft(changes))
    .answer(directoryRoutes.publication, () => publication());

const meta = {
  title: 'Pages/Vendor, About',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/editabout', api: aSiteOf(), user: vendor },
  play: async () => {
    await expect(await screen.findByLabelText('Business name')).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Changed: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Business name'), ' and more');
    await says('1 unsaved change')();
  },
};
export const ServiceAreaRefused: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I also sell online' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('radio', { name: /At another address/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await says('Shipping range: field required')();
    await expect(screen.getByText('Service address: field required')).toBeVisible();
  },
};
export const Nationally: Story = {
  args: { api: aSiteOf({ travelOption: 'nationally', travelDistance: null }) },
};
export const AddressTaken: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webAddressAvailable, () => ({ urlIsAvailable: false })) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Web address'), '2');
    await says('wildrye-flowers2 is not available. Try another one.')();
  },
};
export const AddressFree: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webAddressAvailable, () => ({ urlIsAvailable: true })) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Web address'), '2');
    await says('wildrye-flowers2 is available.')();
  },
};
const links = { Website: 'wildrye.example', Instagram: 'wildrye', Twitter: 'wildrye', YouTube: '@wildrye' };
const linksAreThere = async () => {
  await expect(await screen.findByRole('textbox', { name: 'Instagram' })).toHaveValue('wildrye');
  await expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('wildrye');
};
export const Links: Story = { args: { api: aSiteOf({ links }) }, play: linksAreThere };
export const LinksOnAPhone: Story = { ...Links, tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const LinkAdded: Story = {
  args: { api: aSiteOf({ links }) },
  play: async () => {
    await linksAreThere();
    await userEvent.click(screen.getByRole('button', { name: /Add a link/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Vimeo' }));
    await expect(await screen.findByRole('textbox', { name: 'Vimeo' })).toHaveValue('');
  },
};
export const RequiredToPublish: Story = {
  args: {
    api: aSiteOf({
      ...{ publishStatus: 'Unpublished', publishedVersion: 0, url: null, priceTier: null, businessDescription: '' },
      missingForPublish: ['url', 'businessDescription', 'priceTier'],
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save and publish' }));
    await says('Select a price tier')();
    await expect(screen.getByText('Business description required')).toBeVisible();
  },
};
export const NotReadyToPublish: Story = {
  args: {
    api: aSiteOf({
      publishStatus: 'Unpublished',
      publishedVersion: 0,
      missingForPublish: ['photo', 'businessDescription', 'services'],
    }),
  },
  play: async () => {
    await says('Before you can publish')();
  },
};
export const Loading: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: {
    api: aSiteOf()
      .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }))
      .answer(identityVendorsRoutes.ensureVendor, isDown),
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'You don’t have a webstore yet' })).toBeVisible();
  },
};
export const Error: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, isDown) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteOf({ name: 'Wildrye Flowers and the Orchard House at Sauvie Island, a family business' }) },
};
