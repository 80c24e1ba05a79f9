import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press, says } from '../../../test-support/play-that-says.js';
import { aShownSite } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const anApi = () =>
  aShownSite()
    .answer(passwordRoutes.forgotPassword, () => ({ success: true as const }))
    .answer(passwordRoutes.verifyCode, () => {
      throw new Refusal(400, 'one-time-code-refused');
    });

const meta = {
  title: 'Pages/Forgot password',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/forgot-password', api: anApi() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByLabelText('Email');
const askForCode = async () => {
  await userEvent.type(await email(), 'june@example.com');
  await press('Send the code');
};

export const Default: Story = {
  play: async () => {
    await expect(await email()).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Default, tags: ['phone'], globals: onAPhone };
export const Code: Story = {
  play: async () => {
    await askForCode();
    await expect(await screen.findByLabelText('Code from our email')).toHaveFocus();
  },
};
export const CodeOnAPhone: Story = { ...Code, tags: ['phone'], globals: onAPhone };
export const NotFilledIn: Story = {
  play: async () => {
    await askForCode();
    await screen.findByLabelText('Code from our email');
    await press('Update Password');
    await says('Please enter the OTP')();
  },
};
export const WrongCode: Story = {
  play: async () => {
    await askForCode();
    await userEvent.type(await screen.findByLabelText('Code from our email'), '123456');
    for (const label of ['New password', 'Confirm password']) {
      await userEvent.type(screen.getByLabelText(label), 'Tulip-Meadow-7');
    }
    await press('Update Password');
    await says('OTP is incorrect or expired')();
  },
};
export const Error: Story = {
  args: {
    api: anApi().answer(passwordRoutes.forgotPassword, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    }),
  },
  play: async () => {
    await askForCode();
    await says(/We can’t be reached right now/)();
  },
};
