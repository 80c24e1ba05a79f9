import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { landing } from '../../../texts/landing.js';

const meta = {
  title: 'Pages/Landing',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/', api: aShownSite() },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: landing.heading })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { api: aShownSite().answer(webstoreRoutes.vendorCategories, onItsWay) } };
export const Error: Story = { args: { api: aShownSite().answer(webstoreRoutes.vendorCategories, isDown) } };
