import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import { messagingReportsRoutes } from '#contracts/messaging/reports.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { press, says } from '../../../test-support/play-that-says.js';
import {
  aShownInbox,
  coupleConversations,
  shownThread,
  vendorConversations,
} from '../../../test-support/shown-conversations.js';
import { isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { messaging, report } from '../../../texts/messaging.js';

const opened = `conversation=${coupleConversations[0]?.id}`;
const other = 'Salt & Honey Table';

const meta = {
  title: 'Pages/Inbox',
  component: SiteStory,
  parameters: wholePage,
  args: { path: `/inbox?${opened}`, api: aShownInbox(), user: couple },
  play: says(/A full day starts at/),
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async (text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: messaging.composer.field }), text);
const openReport = async () => {
  await userEvent.click(
    (await screen.findAllByRole('button', { name: messaging.actions.label(other) }))[0] as HTMLElement,
  );
  await userEvent.click(await screen.findByText(messaging.actions.report));
  await says(report.lead)();
};

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const ListOnAPhone: Story = {
  args: { path: '/inbox' },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: says(other),
};
export const NothingOpen: Story = { args: { path: '/inbox' }, play: says(messaging.choose.title) };
export const OfAVendor: Story = {
  args: { path: `/vendor/inbox?${opened}`, api: aShownInbox(vendorConversations), user: vendor },
};
/** The facts of the event are beside a thread only on a wide screen. */
export const OfAVendorOnAPhone: Story = {
  args: {
    path: `/vendor/inbox?${opened}`,
    api: aShownInbox(vendorConversations).answer(webstoreRoutes.availability, () => [
      { availabilityDate: '2027-10-16', availability: 'available' as const },
    ]),
    user: vendor,
  },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('You’re free on October 16, 2027');
    await says('Wimberley, TX, 38 miles away')();
  },
};
export const ActionsOpen: Story = {
  play: async () => {
    await userEvent.click(
      (await screen.findAllByRole('button', { name: messaging.actions.label(other) }))[0] as HTMLElement,
    );
    await says(messaging.actions.trash)();
  },
};
export const Writing: Story = { play: () => write('Here is the plan of the house, the porch is on the left') };
export const NotSent: Story = {
  args: {
    api: aShownInbox().answer(messagingRoutes.sendMessage, () => {
      throw new Refusal(429, 'too-many-messages');
    }),
  },
  play: async () => {
    await write('See you at ten?{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await press(messaging.thread.discard);
    await write('See you at ten?{Enter}');
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const Sending: Story = {
  args: { api: aShownInbox().answer(messagingRoutes.sendMessage, onItsWay) },
  play: async () => {
    await write('See you at ten?{Enter}');
    await says(messaging.thread.state.sending)();
  },
};
export const OtherSideLeft: Story = {
  args: {
    api: aShownInbox(
      coupleConversations.map((one) => ({ ...one, displayName: '', otherSideLeft: true, webstoreUrl: null })),
    ),
  },
  play: says(messaging.thread.left),
};
export const LongText: Story = {
  args: {
    api: aShownInbox(
      coupleConversations,
      shownThread.map((one) => (one.type === 'text' ? { ...one, message: 'Donaudampfschifffahrt'.repeat(40) } : one)),
    ),
  },
  play: says(/Donaudampfschifffahrt/),
};
export const Empty: Story = { args: { path: '/inbox', api: aShownInbox([]) }, play: says(messaging.empty.inbox.title) };
export const EmptyArchive: Story = {
  args: { path: '/inbox?folder=archive' },
  play: says(messaging.empty.archive.title),
};
export const Loading: Story = {
  args: {
    api: aShownInbox().answer(messagingRoutes.conversation, onItsWay).answer(messagingRoutes.conversations, onItsWay),
  },
  play: says(messaging.title),
};
export const Error: Story = {
  args: {
    api: aShownInbox().answer(messagingRoutes.conversation, isDown).answer(messagingRoutes.conversations, isDown),
  },
  play: says(/^We couldn’t load (your messages|this conversation)$/),
};
export const NotTheirs: Story = {
  args: { path: '/inbox?conversation=0198c0de-0000-7000-8000-00000000dead' },
  play: says(messaging.thread.gone.title),
};
export const Reporting: Story = { play: openReport };
export const ReportFailed: Story = {
  args: { api: aShownInbox().answer(messagingReportsRoutes.reportWebstore, isDown) },
  play: async () => {
    await openReport();
    await userEvent.click(await screen.findByRole('radio', { name: /^Spam/ }));
    await press(report.send);
    await says(report.failed)();
  },
};
