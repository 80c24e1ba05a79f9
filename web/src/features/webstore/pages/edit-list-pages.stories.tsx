import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { catalogue, draft, vendor } from '../../../test-support/examples.js';
import { press, says } from '../../../test-support/play-that-says.js';
import { aShownSite } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

/** A page with content in the sections that are edited item by item. */
const filled: Partial<WebstoreDraftView> = {
  activeFeatures: ['feature_packages', 'feature_faqs', 'feature_awards'],
  packages: [
    {
      id: 'half',
      name: 'Half day',
      price: 2_400,
      description: 'Five hours, one photographer, the ceremony and everything close to it.',
      inclusions: ['One photographer', 'An online gallery'],
      imageId: null,
    },
    {
      id: 'whole',
      name: 'Whole day',
      price: 4_800,
      description: 'From the first button to the last dance.',
      inclusions: ['Two photographers'],
      imageId: null,
    },
  ],
  faqs: [
    { id: 'vases', question: 'Do you bring vases?', answer: 'We do, and we take them back.' },
    { id: 'rain', question: 'What happens if it rains?', answer: 'We plan for both from the start.' },
  ],
  awards: [{ id: 'best', name: 'Best small studio', link: 'awards.example/2026', imageId: null }],
};

const aSiteOf = (changes: Partial<WebstoreDraftView> = {}) => {
  const webstore = draft({ ...filled, ...changes });
  return aShownSite()
    .answer(webstoreRoutes.vendorCategories, () => catalogue)
    .answer(webstoreRoutes.vendorFaqOptions, () => [
      { question: 'How far ahead should we book?', categories: [] },
      { question: 'Do you travel?', categories: [] },
    ])
    .answer(webstoreRoutes.availability, () => [])
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [webstore], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => webstore);
};

const path = (section: string) => `/vendor/webstore/edit${section}`;
const open = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect(await screen.findByRole('button', { name: 'Move down' })).toBeVisible();
};

const meta = {
  title: 'Pages/Vendor, Lists',
  component: SiteStory,
  parameters: wholePage,
  args: { path: path('packages'), api: aSiteOf(), user: vendor },
  play: () => open(/^Half day/),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packages: Story = {};
export const PackagesOnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const PackagesRefused: Story = {
  play: async () => {
    await says('Half day')();
    await press('Add item');
    await press('Save');
    await says(/please complete the required fields/)();
  },
};
export const PackagesEmpty: Story = { args: { api: aSiteOf({ packages: [] }) }, play: says(/^No packages yet/) };
const isLocked = says('An example of this section');
export const PackagesLocked: Story = { args: { api: aSiteOf({ activeFeatures: [] }) }, play: isLocked };
export const PackagesLockedOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { api: aSiteOf({ activeFeatures: [] }) },
  play: isLocked,
};
export const Questions: Story = { args: { path: path('faqs') }, play: () => open(/^Do you bring vases/) };
export const QuestionsEmpty: Story = {
  args: { path: path('faqs'), api: aSiteOf({ faqs: [] }) },
  play: says('Add item'),
};
export const QuestionsLocked: Story = {
  args: { path: path('faqs'), api: aSiteOf({ activeFeatures: [] }) },
  play: isLocked,
};
export const Awards: Story = {
  args: { path: path('awards') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Best small studio/ }));
    await expect(await screen.findByDisplayValue('Best small studio')).toBeVisible();
  },
};
export const AwardsEmpty: Story = {
  args: { path: path('awards'), api: aSiteOf({ awards: [] }) },
  play: says('Add item'),
};
export const AwardsLocked: Story = {
  args: { path: path('awards'), api: aSiteOf({ activeFeatures: [] }) },
  play: isLocked,
};
