import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import type { EmailCheckView } from '#contracts/identity/sign-in.views.js';
import type { UserField } from '#contracts/identity/user-field.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const anApi = (newPoolOrOldPool: EmailCheckView['newPoolOrOldPool'] = 'NEW', userFieldsRequired: UserField[] = []) =>
  aShownSite()
    .answer(signInRoutes.checkEmail, () => ({ newPoolOrOldPool, userFieldsRequired }))
    .answer(oneTimeCodeRoutes.verifyEmail, () => ({ success: true as const }))
    .answer(identityRoutes.login, () => {
      throw new Refusal(401, 'invalid-credentials');
    });
const refusing = (status: number, error: string, params: Record<string, number> = {}) =>
  anApi().answer(signInRoutes.checkEmail, () => {
    throw new Refusal(status, error, {}, params);
  });

const meta = {
  title: 'Pages/Vendor sign-in',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/vendor/login', api: anApi() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByLabelText('Email');
const giveEmail = async () => {
  await userEvent.type(await email(), 'june@example.com');
  await press('Continue');
};
const giveCode = async () => {
  await giveEmail();
  await userEvent.type(await screen.findByLabelText('Code from our email'), '123456');
  await press('Verify');
};

export const Default: Story = {
  play: async () => {
    await expect(await email()).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Default, tags: ['phone'], globals: onAPhone };
export const NotFilledIn: Story = {
  play: async () => {
    const field = await email();
    await press('Continue');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Email address is required'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const UnknownEmail: Story = {
  args: { api: refusing(404, 'email-not-found') },
  play: async () => {
    await giveEmail();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please sign up.');
  },
};
export const TooMany: Story = {
  args: { api: refusing(429, 'too-many-requests', { seconds: 48 }) },
  play: async () => {
    await giveEmail();
    await says(/try again in 48 seconds/)();
  },
};
export const Password: Story = {
  play: async () => {
    await giveEmail();
    await expect(await screen.findByLabelText('Password')).toHaveFocus();
  },
};
export const WrongPassword: Story = {
  play: async () => {
    await giveEmail();
    await userEvent.type(await screen.findByLabelText('Password'), 'not this one{Enter}');
    await says('invalid username or password')();
  },
};
export const Code: Story = {
  args: { api: anApi('OLD') },
  play: async () => {
    await giveEmail();
    await expect(await screen.findByLabelText('Code from our email')).toHaveFocus();
  },
};
export const CodeAndFields: Story = {
  tags: ['phone'],
  globals: onAPhone,
  args: { api: anApi('OLD', ['firstName', 'lastName', 'phoneNumber']) },
  play: async () => {
    await giveCode();
    await says('Please enter the phone number')();
  },
};
export const NewPassword: Story = {
  args: { api: anApi('OLD') },
  play: async () => {
    await giveCode();
    await userEvent.type(await screen.findByLabelText('New password'), 'tulip');
    await press('Set password');
    await says('Please confirm the password')();
  },
};
