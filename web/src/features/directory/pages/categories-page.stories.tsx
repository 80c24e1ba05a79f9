import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aShownSite, isDown, onItsWay, shownCategories } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { categories } from '../../../texts/landing.js';

const meta = {
  title: 'Pages/Categories',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor-categories', api: aShownSite() },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: categories.title })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { api: aShownSite().answer(webstoreRoutes.vendorCategories, onItsWay) } };
export const Error: Story = { args: { api: aShownSite().answer(webstoreRoutes.vendorCategories, isDown) } };
export const LongText: Story = {
  args: {
    api: aShownSite().answer(webstoreRoutes.vendorCategories, () =>
      shownCategories.map((category) => ({
        ...category,
        namePlural: `${category.namePlural} for celebrations of every size, near and far`,
      })),
    ),
  },
};
