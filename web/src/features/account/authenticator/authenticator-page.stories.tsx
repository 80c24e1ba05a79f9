import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import { tokens, vendor } from '../../../test-support/examples.js';
import { onAPhone, says } from '../../../test-support/play-that-says.js';
import { aShownSite } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const api = aShownSite()
  .answer(routes.secondFactor, () => ({
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    isRequired: true,
    ownerProof: 'password' as const,
  }))
  .answer(routes.startSecondFactor, () => ({
    secret,
    address: `otpauth://totp/Posy:nora?issuer=Posy&secret=${secret}`,
  }))
  .answer(routes.confirmSecondFactor, () => ({ recoveryCodes: ['4kq7z-01hxw', 'b93ra-vg6tn'] }));

const meta = {
  title: 'Pages/Required authenticator',
  component: SiteStory,
  parameters: wholePage,
  args: {
    path: '/admin/authenticator',
    api,
    user: { ...vendor, isAdmin: true, roles: ['Admin'] },
    authResult: { ...tokens('Nora'), IdToken: `head.${btoa(JSON.stringify({ mfa: 'missing' }))}.signature` },
  },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: says('Set up an authenticator app') };
export const OnAPhone: Story = { ...Default, tags: ['phone'], globals: onAPhone };
export const RecoveryCodes: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Your password'), 'whatever{Enter}');
    await userEvent.type(await screen.findByLabelText('First code from the app'), '123456{Enter}');
    await says('4kq7z-01hxw')();
  },
};
