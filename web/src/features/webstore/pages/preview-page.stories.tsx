import type { Meta, StoryObj } from '@storybook/react-vite';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, vendor } from '../../../test-support/examples.js';
import { press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay, shownPicture } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const images: WebstoreDraftView['images'] = Array.from({ length: 5 }, (_, nth) => ({
  ...shownPicture,
  id: `0198c0de-0000-7000-8000-00000000f0${String(nth).padStart(2, '0')}`,
  url: '',
  caption: '',
  credit: '',
  isCoverPhoto: nth === 0,
  ordinal: nth,
  validationResult: true,
  reasons: [],
  sameAs: null,
  adminApproved: false,
}));

const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) => {
  const webstore = draft({
    images,
    activeFeatures: ['feature_faqs', 'feature_packages'],
    faqs: [{ id: 'f', question: 'Do you bring vases?', answer: 'We do, and we take them back.' }],
    optionalSections: [{ id: 'faqs', name: 'FAQs', enabled: false }],
    ...changes,
  });
  return aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.availability, () => [])
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore);
};

const meta = {
  title: 'Pages/Vendor, Preview',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/webstore/preview', api: aSiteOf(), user: vendor },
  play: says('Flowers from our own field.'),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
const shown = [{ id: 'faqs' as const, name: 'FAQs', enabled: true }];
export const Hides: Story = {
  args: {
    api: aSiteOf({ optionalSections: shown }).answer(webstoreRoutes.saveWebstore, () => ({
      ...draft({ images, faqs: [], version: 5, publishStatus: 'Unpublished Changes' }),
      faqs: [{ id: 'f', question: 'Do you bring vases?', answer: 'We do, and we take them back.' }],
      activeFeatures: ['feature_faqs'],
      optionalSections: [{ id: 'faqs' as const, name: 'FAQs', enabled: false }],
    })),
  },
  play: async () => {
    await press('Hide FAQs');
    await says(/because you turned it off/)();
    await says('Changes saved successfully')();
  },
};
export const Publishes: Story = {
  args: {
    api: aSiteOf({ publishStatus: 'Unpublished Changes', optionalSections: shown }).answer(
      webstoreRoutes.publish,
      onItsWay,
    ),
  },
  play: async () => {
    await press('Save and publish');
    await says('Publishing')();
  },
};
export const CannotSave: Story = {
  args: { api: aSiteOf({ optionalSections: shown }).answer(webstoreRoutes.saveWebstore, isDown) },
  play: async () => {
    await press('Hide FAQs');
    await says('Error saving changes')();
  },
};
export const Empty: Story = {
  args: {
    api: aSiteOf({
      name: '',
      url: null,
      publishStatus: 'Unpublished',
      businessDescription: '',
      services: [],
      images: [],
      faqs: [],
    }),
  },
  play: says('Your business name'),
};
export const Loading: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, onItsWay) },
  play: says('Loading'),
};
export const Error: Story = {
  args: { api: aSiteOf().answer(webstoreRoutes.webstoreById, isDown) },
  play: says('Try again'),
};

/** The list of sections; beside it, on a wide screen, the page with what is not published shaded. */
export const BesideTheList: Story = {
  args: {
    path: '/vendor/webstore',
    api: aSiteOf({
      optionalSections: shown,
      publishStatus: 'Unpublished Changes',
      unpublishedSections: ['about', 'faqs'],
    }),
  },
  play: says('Your webstore'),
};
