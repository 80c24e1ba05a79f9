import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { aBusiness } from '../../../test-support/billing-examples.js';
import { vendor } from '../../../test-support/examples.js';
import { aShownSite, isDown } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { terms } from '../../../texts/terms.js';

const words = {
  version: 1,
  date: '2026-11-21',
  sections: [{ heading: 'What it costs', paragraphs: ['You see the price of a plan before you choose it.'] }],
};
const withTerms = () => aShownSite().answer(identityVendorsRoutes.termsOfService, () => words);
const of = (tosAccepted: boolean) =>
  withTerms().answer(vendorsRoutes.vendorOfUsername, () => aBusiness({ tosAccepted }));

const meta = {
  title: 'Pages/Terms of service',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/terms-of-service', user: vendor, api: of(false) },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: terms.service.title })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotAccepted: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Accepted: Story = { args: { api: of(true) } };
export const Error: Story = { args: { api: withTerms().answer(vendorsRoutes.vendorOfUsername, isDown) } };
