import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { publicWebstore, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { aShownSite, isDown, onItsWay, shownPicture, shownVendors } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { site } from '../../../texts/site.js';

const id = (nth: number) => `0198c0de-0000-7000-8000-00000000f0${String(nth).padStart(2, '0')}`;
const photos: PublicWebstoreView['images'] = Array.from({ length: 8 }, (_, nth) => ({
  ...shownPicture,
  id: id(nth),
  url: '',
  caption: `Picture ${nth + 1}`,
  credit: '',
  isCoverPhoto: nth === 0,
  ordinal: nth,
  validationResult: true,
  adminApproved: false,
}));

const full: Partial<PublicWebstoreView> = {
  name: 'Wildrye Flowers',
  businessDescription: 'Flowers from our own field, cut the morning of the day they are for. '.repeat(9),
  heroImage: shownPicture,
  stockImages: [],
  images: photos,
  subCategoryNames: ['Bouquets', 'Tables'],
  styleNames: ['Garden'],
  amenities: [{ id: 1, name: 'Flowers', services: ['Bouquets', 'Arches', 'Tables', 'Delivery', 'Taking down'] }],
  faqs: Array.from({ length: 7 }, (_, nth) => ({
    id: id(20 + nth),
    ordinal: nth,
    question: `What happens with question ${nth + 1}?`,
    answer: 'We talk about it before you decide.',
  })),
};

const aSiteWith = (webstore: Partial<PublicWebstoreView>) =>
  aShownSite()
    .answer(webstoreRoutes.webstoreByUrl, () =>
      publicWebstore({ heroImage: shownPicture, stockImages: [shownPicture], ...webstore }),
    )
    .answer(webstoreRoutes.availability, () => [])
    .answer(webstoreRoutes.reviews, () => ({ status: 'not-connected' as const, place: null }))
    .answer(directoryRoutes.listIds, () => shownVendors);

const phone = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };

const meta = {
  title: 'Pages/Webstore',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/wildrye-flowers', api: aSiteWith(full) },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const titled =
  (name: string): Story['play'] =>
  async () => {
    await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  };

export const Default: Story = { play: titled('Wildrye Flowers') };
export const OnAPhone: Story = { ...phone, play: titled('Wildrye Flowers') };
/** Without pictures, prices, questions or a plan. */
export const Bare: Story = {
  args: { api: aSiteWith({ businessDescription: '', priceTier: null }) },
  play: titled('Wildrye Flowers'),
};
export const Unclaimed: Story = { args: { api: aSiteWith({ isUnclaimed: true }) }, play: titled('Wildrye Flowers') };
export const SeenByItsOwner: Story = { args: { user: vendor }, play: titled('Wildrye Flowers') };
export const Loading: Story = {
  args: { api: aShownSite().answer(webstoreRoutes.webstoreByUrl, onItsWay) },
  play: async () => {
    await expect(await screen.findByRole('main')).toBeInTheDocument();
  },
};
export const Unknown: Story = {
  args: {
    api: aShownSite().answer(webstoreRoutes.webstoreByUrl, () => {
      throw new Refusal(404, 'webstore-not-found');
    }),
  },
  play: titled(site.notFound.oops),
};
export const Error: Story = {
  ...phone,
  args: { api: aShownSite().answer(webstoreRoutes.webstoreByUrl, isDown) },
  play: titled(site.notFound.oops),
};
const longName = 'Wildrye Flowers and the Orchard House at Sauvie Island, a family business since 1911';
export const LongText: Story = {
  ...phone,
  args: { api: aSiteWith({ ...full, name: longName, serviceArea: longName }) },
  play: titled(longName),
};
