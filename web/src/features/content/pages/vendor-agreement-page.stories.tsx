import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import type { TermsOfServiceView } from '#contracts/identity/vendors.views.js';
import { aShownSite, isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { terms } from '../../../texts/terms.js';

const words: TermsOfServiceView = {
  version: 1,
  date: '2026-11-21',
  sections: [
    { heading: 'Your page', paragraphs: ['You show what is yours to show.', 'We say why a page is taken off.'] },
    { heading: 'What it costs', paragraphs: ['You see the price of a plan before you choose it.'] },
  ],
};
const withTerms = (view: TermsOfServiceView) => aShownSite().answer(identityVendorsRoutes.termsOfService, () => view);

const meta = {
  title: 'Pages/Vendor agreement',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/vendor-agreement', api: withTerms(words) },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: terms.agreement.title })).toBeVisible();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  args: { api: aShownSite().answer(identityVendorsRoutes.termsOfService, onItsWay) },
};
export const Error: Story = { args: { api: aShownSite().answer(identityVendorsRoutes.termsOfService, isDown) } };
export const LongText: Story = {
  args: {
    api: withTerms({
      ...words,
      sections: words.sections.map(({ heading, paragraphs }) => ({
        heading: `${heading}, and everything that goes with it wherever in the country you work`,
        paragraphs: paragraphs.map((paragraph) => `${paragraph} `.repeat(12).trim()),
      })),
    }),
  },
};
