import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import { couple } from '../../../test-support/examples.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { press, says } from '../../../test-support/play-that-says.js';
import { aShownInbox } from '../../../test-support/shown-conversations.js';
import { shownVendors } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { ask } from '../../../texts/ask.js';
import { quoteRequest as texts } from '../../../texts/quote-request.js';

const favorites = shownVendors.slice(0, 3);

/** Saved vendors, three of whom can be asked at once, and an event to fill the form in from. */
function aSite(profile = profileWith(anEvent())) {
  const api = aShownInbox([])
    .answer(identityRoutes.currentUser, () => ({ ...couple, props: { favorites: favorites.map(({ id }) => id) } }))
    .answer(directoryRoutes.listIds, () => favorites);
  keepEvent(api, profile);
  return api;
}
const open = async () => press(ask.several(favorites.length));
const fillIn = async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: texts.fields.message }), 'Are you free on our day?');
  await press(texts.send);
};

const meta = {
  title: 'Pages/Quote request',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/favorites', api: aSite(), user: couple },
  play: async () => {
    await open();
    await says(texts.fields.message)();
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const WithoutAnEvent: Story = {
  args: { api: aSite({ event: null, eventUser: null }) },
  play: async () => {
    await open();
    await says(texts.first.title)();
  },
};
export const Missing: Story = {
  play: async () => {
    await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: texts.fields.message }));
    await press(texts.send);
    await says(texts.missing.message)();
  },
};
export const EmailNotConfirmed: Story = {
  args: {
    api: aSite().answer(messagingRoutes.requestQuotes, () => {
      throw new Refusal(403, 'email-not-confirmed');
    }),
  },
  play: async () => {
    await fillIn();
    await says(texts.confirmEmail)();
  },
};
export const SentToSome: Story = {
  args: {
    api: aSite().answer(messagingRoutes.requestQuotes, () => ({
      results: favorites.map(({ id }, nth) => ({
        webstoreId: id,
        conversationId: nth === 2 ? null : `0198c0de-0000-7000-8a00-00000000000${nth}`,
        error: nth === 2 ? 'webstore-not-published' : null,
      })),
    })),
  },
  play: async () => {
    await fillIn();
    await says(texts.sent.toSeveral(2))();
  },
};
