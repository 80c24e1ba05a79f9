import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreReviewsView } from '#contracts/webstore/reviews.view.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { publicWebstore, vendor } from '../../../test-support/examples.js';
import { says } from '../../../test-support/play-that-says.js';
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
  reasons: [],
  sameAs: null,
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
  packages: ['The whole day', 'The morning', 'Only the bouquet'].map((name, nth) => ({
    id: id(40 + nth),
    ordinal: nth,
    name,
    price: 2_400 - 900 * nth,
    description: 'Everything is cut, bound and brought by us, and taken down again the day after.',
    inclusions: ['Bouquets', 'Arch', 'Tables'].slice(nth),
    imageId: null,
    image: shownPicture,
  })),
  partners: ['Marlow Hall', 'Salt and Stone', 'Lantern Yard'].map((name, nth) => ({
    partnerId: id(60 + nth),
    ordinal: nth,
    name,
    url: `partner-${nth}`,
    description: 'We have worked there for years.',
    categoryName: 'Venue',
    subCategoryNames: [],
    city: 'Chicago',
    state: 'IL',
    coverPhoto: shownPicture,
  })),
  awards: ['Growers of the year', 'Best of the lake shore'].map((name, nth) => ({
    id: id(70 + nth),
    ordinal: nth,
    name,
    link: nth === 0 ? 'https://awards.example/growers' : '',
    imageId: null,
    image: null,
  })),
  googlePlaceId: 'a-place',
  hasReviews: true,
  rating: { stars: 4.8, reviews: 31 },
};

const reviews: WebstoreReviewsView = {
  status: 'shown',
  place: {
    name: 'Wildrye Flowers',
    rating: 4.8,
    userRatingsTotal: 31,
    url: 'https://maps.example/wildrye',
    reviews: ['Ines and Tomas', 'Priya K.', 'June'].map((authorName, nth) => ({
      authorName,
      profilePhotoUrl: null,
      rating: 5 - nth,
      relativeTimeDescription: 'a month ago',
      text: 'They brought what we had dreamt of, and more of it than we had asked for. '.repeat(1 + 3 * nth),
    })),
  },
};

const aSiteWith = (webstore: Partial<PublicWebstoreView>) =>
  aShownSite()
    .answer(webstoreRoutes.webstoreByUrl, () =>
      publicWebstore({ heroImage: shownPicture, stockImages: [shownPicture], ...webstore }),
    )
    .answer(webstoreRoutes.availability, () => [])
    .answer(webstoreRoutes.reviews, () => reviews)
    .answer(directoryRoutes.listIds, () => shownVendors);

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
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: titled('Wildrye Flowers'),
};
/** Without pictures, prices, questions or a plan. */
export const Bare: Story = {
  args: { api: aSiteWith({ businessDescription: '', priceTier: null }) },
  play: titled('Wildrye Flowers'),
};
export const Unclaimed: Story = { args: { api: aSiteWith({ isUnclaimed: true }) }, play: titled('Wildrye Flowers') };
export const SeenByItsOwner: Story = { args: { user: vendor }, play: titled('Wildrye Flowers') };
/** All pictures and all questions, as after two presses. */
export const AllOfIt: Story = {
  play: async () => {
    const gallery = await screen.findByRole('region', { name: 'Gallery' });
    await userEvent.click(within(gallery).getByRole('button', { name: 'See all 8' }));
    await expect(within(gallery).getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'View 2 more' }));
    await expect(screen.getByText('What happens with question 7?')).toBeVisible();
  },
};
export const LargePicture: Story = {
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Open photo 1/ });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Photos of Wildrye Flowers' })).toBeVisible());
  },
};
/** Additional data cannot be loaded; the texts can. */
export const PartsFailed: Story = {
  args: { api: aSiteWith(full).answer(webstoreRoutes.availability, isDown).answer(webstoreRoutes.reviews, isDown) },
  play: async () => {
    await says('We couldn’t load the calendar.')();
    await expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
  },
};
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
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aShownSite().answer(webstoreRoutes.webstoreByUrl, isDown) },
  play: titled(site.notFound.oops),
};
const longName = 'Wildrye Flowers and the Orchard House at Sauvie Island, a family business since 1911';
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteWith({ ...full, name: longName, serviceArea: longName }) },
  play: titled(longName),
};
