import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { couple } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite, isDown } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';
import { signUp } from '../../../texts/sign-up.js';

const anApi = (state: Partial<EmailCodeView> = {}) =>
  aShownSite()
    .answer(oneTimeCodeRoutes.emailCode, () => ({ isVerified: false, isSent: true, secondsUntilNext: 60, ...state }))
    .answer(oneTimeCodeRoutes.verifyEmail, () => {
      throw new Refusal(400, 'one-time-code-refused');
    })
    .answer(signUpRoutes.signUp, () => {
      throw new Refusal(409, 'email-taken');
    });

const meta = {
  title: 'Pages/Sign up',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/signup', api: anApi() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstName = () => screen.findByLabelText('First name');
const submit = () => press('Sign up');

async function fillIn(password = 'Tulip-Meadow-7'): Promise<void> {
  await userEvent.type(await firstName(), 'Nora');
  await userEvent.type(screen.getByLabelText('Last name'), 'Vale');
  await userEvent.type(screen.getByLabelText('Phone'), '5125550142');
  await userEvent.type(screen.getByLabelText('Email'), 'nora@example.com');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), password);
  await userEvent.click(screen.getByRole('checkbox'));
}

export const Default: Story = {
  play: async () => {
    await expect(await firstName()).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Default, tags: ['phone'], globals: onAPhone };
export const NotFilledIn: Story = {
  play: async () => {
    await firstName();
    await submit();
    await says('Please agree before you sign up')();
  },
};
export const WeakPassword: Story = {
  play: async () => {
    await fillIn('tulip');
    await says('Weak')();
  },
};
export const Error: Story = {
  play: async () => {
    await fillIn();
    await submit();
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
export const Couples: Story = { ...Default, args: { path: '/signup' } };

const waiting = { user: couple };
export const Code: Story = { args: waiting, play: says('Check your email') };
export const CodeOnAPhone: Story = { ...Code, tags: ['phone'], globals: onAPhone };
export const CodeNotSentYet: Story = {
  args: { ...waiting, api: anApi({ isSent: false, secondsUntilNext: 30 }) },
  play: says('Your account is ready'),
};
export const CodeUnknown: Story = {
  args: { ...waiting, api: anApi().answer(oneTimeCodeRoutes.emailCode, isDown) },
  play: says('We couldn’t check your account'),
};
export const WrongCode: Story = {
  args: waiting,
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Code from our email'), '123456');
    await press('Verify');
    await says('Invalid or expired code')();
  },
};
export const AnotherEmail: Story = {
  args: waiting,
  play: async () => {
    await press(signUp.code.correct.offer);
    await says(signUp.code.correct.title)();
  },
};
export const AnotherEmailOnAPhone: Story = { ...AnotherEmail, tags: ['phone'], globals: onAPhone };

const welcome = `Welcome, ${couple.firstName}`;
export const Welcome: Story = { args: { ...waiting, api: anApi({ isVerified: true }) }, play: says(welcome) };
export const WelcomeOfCouples: Story = {
  args: { ...waiting, path: '/welcome', api: anApi({ isVerified: true }) },
  play: says(welcome),
};
export const WelcomeOfCouplesOnAPhone: Story = { ...WelcomeOfCouples, tags: ['phone'], globals: onAPhone };
export const VendorWelcome: Story = {
  args: { path: '/vendor/welcome' },
  play: says('Get found by couples near you'),
};
export const VendorWelcomeOnAPhone: Story = { ...VendorWelcome, tags: ['phone'], globals: onAPhone };
export const AddABusiness: Story = {
  args: { ...waiting, path: '/vendor/ensureVendor' },
  play: says(signUp.vendorEnsure.heading),
};
export const AddABusinessOnAPhone: Story = { ...AddABusiness, tags: ['phone'], globals: onAPhone };
