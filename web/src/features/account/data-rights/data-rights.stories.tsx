import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { AccountClosingView, DataExportView } from '#contracts/identity/data-rights.views.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { DataRights } from './data-rights.js';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const open: AccountClosingView = { closesAt: null, proof: 'password', graceDays: 14 };
const aCopy = (more: Partial<DataExportView> = {}): DataExportView => ({
  id: '0198c0de-0000-7000-8000-0000000000e1',
  state: 'requested',
  requestedAt: inDays(0),
  readyUntil: null,
  size: null,
  ...more,
});
const anApi = (copy: DataExportView | null = null, closing = open) =>
  aShownSite()
    .answer(routes.newestExport, () => ({ export: copy, proof: 'password' as const }))
    .answer(routes.accountClosing, () => closing)
    .answer(routes.closeAccount, () => ({ ...closing, closesAt: inDays(14) }));

const page = (
  <div className="mx-auto max-w-220 p-5">
    <DataRights />
  </div>
);

const meta = {
  title: 'Account/Data rights',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/', api: anApi(), user: couple, routes: [{ path: '/', element: page }] },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: says('Request a copy') };
export const OnAPhone: Story = { ...Default, tags: ['phone'], globals: onAPhone };
export const OnItsWay: Story = { args: { api: anApi(aCopy()) }, play: says('We’re preparing your copy') };
export const Ready: Story = {
  args: { api: anApi(aCopy({ state: 'ready', readyUntil: inDays(0.9), size: 18_400 })) },
  play: says('Download your copy'),
};
export const Failed: Story = { args: { api: anApi(aCopy({ state: 'failed' })) }, play: says('Request again') };
export const Loading: Story = {
  args: { api: aShownSite().answer(routes.newestExport, onItsWay).answer(routes.accountClosing, onItsWay) },
};
export const Error: Story = { args: { api: aShownSite() }, play: says('We couldn’t load this.') };
export const Operator: Story = {
  args: { user: { ...couple, isAdmin: true, roles: ['Admin'] } },
  play: says(/You’re an operator/),
};

export const Closing: Story = {
  args: { user: vendor },
  play: async () => {
    await press('Close account');
    await says('Your password')();
  },
};
export const ClosingOnAPhone: Story = { ...Closing, tags: ['phone'], globals: onAPhone };
export const ClosingWithACode: Story = {
  args: { api: anApi(null, { ...open, proof: 'code' }) },
  play: async () => {
    await press('Close account');
    await says('Code')();
  },
};
export const WrongPassword: Story = {
  args: {
    api: anApi().answer(routes.closeAccount, () => {
      throw new Refusal(400, 'invalid-input', { password: ['wrong-password'] });
    }),
  },
  play: async () => {
    await press('Close account');
    await userEvent.type(await screen.findByLabelText('Your password'), 'secret');
    await press('Close my account');
    await says('That’s not your password.')();
  },
};
export const Closed: Story = {
  play: async () => {
    await press('Close account');
    await userEvent.type(await screen.findByLabelText('Your password'), 'secret');
    await press('Close my account');
    await says('Your account is closed')();
  },
};
export const InTheGracePeriod: Story = {
  args: { api: anApi(null, { ...open, closesAt: inDays(9) }), user: { ...couple, closesAt: inDays(9) } },
  play: says(/Your account will be erased on/),
};
