import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import type { ImageView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, publication, vendor } from '../test-support/examples.js';
import { aShownInbox, vendorConversations } from '../test-support/shown-conversations.js';
import { says } from '../test-support/play-that-says.js';
import { isDown, onItsWay, shownPicture } from '../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../test-support/site-story.js';

const cover: ImageView = {
  ...shownPicture,
  id: '0198c0de-0000-7000-8000-0000000000c1',
  url: '',
  caption: '',
  credit: '',
  isCoverPhoto: true,
  ordinal: 0,
  validationResult: true,
  reasons: [],
  sameAs: null,
  adminApproved: false,
};
const essential: Partial<WebstoreDraftView> = {
  subscriptionTier: 'essential',
  activeFeatures: ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'],
  images: [cover],
  categoryIds: [3],
  faqs: [{ id: '0198c0de-0000-7000-8000-0000000000f1', question: 'What if it rains?', answer: 'We bring umbrellas.' }],
};
const newVendor: Partial<WebstoreDraftView> = {
  publishStatus: 'Unpublished',
  hasBeenPublished: false,
  publishedVersion: 0,
  categoryIds: [3],
  businessDescription: '',
  missingForPublish: ['businessDescription', 'priceTier', 'photo'],
};
const days = [{ availabilityDate: '2099-12-31', availability: 'available' as const }];

const aSiteOf = (
  changes: Partial<WebstoreDraftView>,
  report: Partial<PublicationView> = {},
  conversations = vendorConversations,
) => {
  const webstore = draft(changes);
  const api = aShownInbox(conversations);
  return api
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore)
    .answer(webstoreRoutes.availability, () => days)
    .answer(directoryRoutes.publication, () => publication({ publishedVersion: webstore.publishedVersion, ...report }));
};
const heading = (name: RegExp | string) => async () => {
  await expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
};

const meta = {
  title: 'Pages/Vendor, Dashboard',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/dashboard', api: aSiteOf(essential), user: vendor },
  play: heading('Finish your page'),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const PublishedOnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const NewVendor: Story = {
  args: { api: aSiteOf(newVendor, {}, []) },
  play: async () => {
    const steps = await screen.findByRole('region', { name: '3 steps left before you can publish' });
    await expect(within(steps).getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'A few sentences about you',
    );
    await expect(within(steps).getByRole('button', { name: 'Publish my page' })).toBeDisabled();
  },
};
export const NewVendorOnAPhone: Story = {
  ...NewVendor,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};
export const ReadyToPublish: Story = {
  args: { api: aSiteOf({ ...newVendor, ...essential, missingForPublish: [] }) },
  play: heading('Ready to publish'),
};
export const UnpublishedChanges: Story = {
  args: { api: aSiteOf({ ...essential, publishStatus: 'Unpublished Changes' }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Publish changes' })).toBeEnabled();
  },
};
export const ChangesThatLackSomething: Story = {
  args: {
    api: aSiteOf({ ...essential, publishStatus: 'Unpublished Changes', missingForPublish: ['services', 'photo'] }),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Publish changes' })).toBeDisabled();
  },
};
export const GoingLive: Story = {
  args: { api: aSiteOf(essential, { state: 'indexing', liveAt: null, secondsToLive: null }) },
  play: async () => {
    await expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('Indexing');
  },
};
export const RefusedBySearch: Story = {
  args: { api: aSiteOf(essential, { state: 'refused', liveAt: null, secondsToLive: null }) },
  play: async () => {
    await says(/^Search couldn’t accept this version/)();
  },
};
export const Premium: Story = {
  args: {
    api: aSiteOf({ ...essential, subscriptionTier: 'premium', activeFeatures: ['feature_premiumBadge'] }),
  },
  play: heading('Premium plan'),
};
export const LongWords: Story = {
  args: {
    api: aSiteOf({ ...newVendor, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik '.repeat(2).trim() }),
    user: { ...vendor, firstName: 'Bartholomew-Maximilian-Christopher-Alexander' },
  },
  play: heading(/^3 steps left/),
};
export const MessagesFailed: Story = {
  args: { api: aSiteOf(essential).answer(messagingRoutes.conversations, isDown) },
  play: async () => {
    const card = within(await screen.findByRole('region', { name: 'Unread messages' }));
    await expect(await card.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const PublishFailed: Story = {
  args: {
    api: aSiteOf({ ...essential, publishStatus: 'Unpublished Changes' }).answer(webstoreRoutes.publish, isDown),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish changes' }));
    await says(/^Your webstore failed to publish/)();
  },
};
export const NoWebstore: Story = {
  args: {
    api: aSiteOf(essential)
      .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }))
      .answer(identityVendorsRoutes.ensureVendor, isDown),
  },
  play: heading('You don’t have a webstore yet'),
};
export const Loading: Story = {
  args: { api: aSiteOf(essential).answer(webstoreRoutes.webstoreById, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Loading' })).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { api: aSiteOf(essential).answer(webstoreRoutes.webstoreById, isDown) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
