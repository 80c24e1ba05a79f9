import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import { pageOf } from '../../../test-support/admin-examples.js';
import { operator } from '../../../test-support/operations-examples.js';
import { onAPhone, says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown, onItsWay, shownPicture } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { imageReview as texts } from '../../../texts/image-review.js';

const names = ['Wildrye Barn', 'Orchard House', 'The Glass Room', ''];
const waiting = names.map((name, nth): ReviewedImageView => {
  const id = `0198c0de-0000-7000-8000-0000000000c${nth}`;
  return {
    image: {
      ...shownPicture,
      id,
      url: '',
      caption: '',
      credit: '',
      isCoverPhoto: false,
      ordinal: nth,
      validationResult: false,
      adminApproved: false,
      reasons: nth === 1 ? ['blank'] : ['content'],
      sameAs: null,
    },
    category: nth === 2 ? 'awards' : 'general',
    scores: nth === 1 ? {} : { adult: 0.97 - nth / 10, gore: 0.02 },
    uploadedAt: new Date(Date.now() - (5 - nth) * 3_600_000).toISOString(),
    webstore: { id, name, url: `vendor-${nth}` },
    vendorName: name === '' ? null : 'Vale & Co',
  };
});

const anApi = (results = waiting) =>
  aShownSite().answer(imageReviewRoutes.imagesToReview, () => pageOf(results, results.length));
const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: texts.select(name) }));

const meta = {
  title: 'Pages/Admin, Photos',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/admin/images', api: anApi(), user: operator },
  play: says(texts.waiting(4)),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: onAPhone };
export const Selected: Story = {
  play: async () => {
    await select('Wildrye Barn');
    await select('The Glass Room');
    await expect(await screen.findByRole('group', { name: texts.selected(2) })).toBeVisible();
  },
};
export const Removing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.removeOf('Orchard House') }));
    const dialog = await screen.findByRole('alertdialog', { name: texts.ask.title(1) });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Empty: Story = { args: { api: anApi([]) }, play: says(texts.none.title) };
export const Loading: Story = {
  args: { api: aShownSite().answer(imageReviewRoutes.imagesToReview, onItsWay) },
  play: says(texts.lead),
};
export const Failed: Story = {
  args: { api: aShownSite().answer(imageReviewRoutes.imagesToReview, isDown) },
  play: says(texts.failed),
};
