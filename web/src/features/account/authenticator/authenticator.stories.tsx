import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorView } from '#contracts/identity/second-factor.views.js';
import { couple } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { Authenticator } from './authenticator.js';

const off: SecondFactorView = {
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  ownerProof: 'password',
};
const on: SecondFactorView = { ...off, isOn: true, since: '2026-10-03T10:00:00.000Z', recoveryCodesLeft: 9 };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = ['4kq7z-01hxw', 'b93ra-vg6tn', '7c2mp-xd8se', 'zz41k-0q5jh', 'n8wrt-3e6ya'];

const anApi = (state: SecondFactorView = off) =>
  aShownSite()
    .answer(routes.secondFactor, () => state)
    .answer(routes.sendOwnerCode, () => ({ success: true as const }))
    .answer(routes.startSecondFactor, () => ({
      secret,
      address: `otpauth://totp/Posy:maya%40example.com?issuer=Posy&secret=${secret}`,
    }))
    .answer(routes.confirmSecondFactor, () => ({ recoveryCodes }));

const page = (
  <div className="mx-auto max-w-220 p-5">
    <Authenticator />
  </div>
);

const meta = {
  title: 'Account/Authenticator',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/', api: anApi(), user: couple, routes: [{ path: '/', element: page }] },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { play: says('Set up') };
export const On: Story = { args: { api: anApi(on) }, play: says('You have 9 recovery codes left.') };
export const FewCodes: Story = { args: { api: anApi({ ...on, recoveryCodesLeft: 1 }) }, play: says(/Create new ones/) };
export const Loading: Story = { args: { api: aShownSite().answer(routes.secondFactor, onItsWay) } };
export const Failed: Story = {
  args: {
    api: aShownSite().answer(routes.secondFactor, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    }),
  },
  play: says('We couldn’t load this.'),
};
export const NotFilledIn: Story = {
  play: async () => {
    await press('Set up');
    await press('Continue');
    await says('Please enter your password')();
  },
};
export const WithoutPassword: Story = {
  args: { api: anApi({ ...off, ownerProof: 'email-code' }) },
  play: async () => {
    await press('Set up');
    await press('Send the code');
    await says('Code from our email')();
  },
};
export const Scan: Story = {
  play: async () => {
    await press('Set up');
    await userEvent.type(await screen.findByLabelText('Your password'), 'whatever{Enter}');
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  },
};
export const ScanOnAPhone: Story = { ...Scan, tags: ['phone'], globals: onAPhone };
export const RecoveryCodes: Story = {
  play: async (context) => {
    await Scan.play?.(context);
    await userEvent.type(await screen.findByLabelText('First code from the app'), '123456{Enter}');
    await says('4kq7z-01hxw')();
  },
};
export const TurnOff: Story = {
  args: { api: anApi(on) },
  play: async () => {
    await press('Turn off');
    await says('Code from the app')();
  },
};
