import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aShownSite, isDown } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { resultsOrder } from '../../../texts/results-order.js';

const meta = {
  title: 'Pages/How results are ordered',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/how-results-are-ordered', api: aShownSite() },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: resultsOrder.title })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const WithoutCategories: Story = {
  args: { api: aShownSite().answer(webstoreRoutes.vendorCategories, isDown) },
};
