import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import { anAccount, anAccountsApi, newEmail } from '../../../test-support/account-examples.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { onAPhone, says } from '../../../test-support/play-that-says.js';
import { isDown, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { account as texts } from '../../../texts/account.js';

const aCouple = (more: Partial<AccountView> = {}) => ({
  api: anAccountsApi(anAccount(more)),
  user: couple,
});
const aVendor = (more: Partial<AccountView> = {}) => ({
  api: anAccountsApi(anAccount({ user: vendor, ...more })),
  user: vendor,
  path: '/vendor/account-settings',
});
const emailChange = { newEmail, isSent: true, secondsUntilNext: 42 } as const;

const meta = {
  title: 'Pages/Account',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/account-information', ...aCouple() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = { play: says(texts.person.title) };
export const InformationOnAPhone: Story = { ...Information, tags: ['phone'], globals: onAPhone };
export const LongNames: Story = {
  args: aCouple({
    user: { ...couple, firstName: 'Wilhelmina Alexandra'.repeat(5), email: `${'maya.'.repeat(20)}w@example.com` },
  }),
  play: says(texts.email.change),
};
export const AnotherEmail: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.email.change }));
    await expect(await screen.findByLabelText(texts.email.newEmail)).toBeVisible();
  },
};
export const FirstCode: Story = {
  args: aCouple({ emailChange: { ...emailChange, step: 'present' } }),
  play: says(texts.email.steps.present.title),
};
export const SecondCodeLate: Story = {
  args: aCouple({ emailChange: { ...emailChange, step: 'new', isSent: false } }),
  play: says(texts.email.late),
};
export const Loading: Story = {
  args: { ...aCouple(), api: anAccountsApi().answer(accountRoutes.account, onItsWay) },
  play: says(texts.heading),
};
export const Error: Story = {
  args: { ...aCouple(), api: anAccountsApi().answer(accountRoutes.account, isDown) },
  play: says(texts.failed),
};
export const Settings: Story = {
  args: { path: '/account-settings' },
  play: says(texts.notifications.security.name),
};
export const SettingsOnAPhone: Story = { ...Settings, tags: ['phone'], globals: onAPhone };
export const WithoutPassword: Story = {
  args: { ...aCouple({ hasPassword: false }), path: '/account-settings' },
  play: says(texts.password.none),
};
export const SettingsOfVendor: Story = { args: aVendor(), play: says(texts.removal.ask) };
export const SettingsOfVendorOnAPhone: Story = { ...SettingsOfVendor, tags: ['phone'], globals: onAPhone };
export const RemovalRequested: Story = {
  args: aVendor({ businessRemoval: { requestedAt: '2026-11-20T09:00:00.000Z', reason: '' } }),
  play: says(texts.removal.requested),
};
