import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { onAPhone, press } from '../../../test-support/play-that-says.js';
import { aShownSite, onItsWay } from '../../../test-support/shown-vendors.js';
import { SiteStory, wholePage } from '../../../test-support/site-story.js';

const meta = {
  title: 'Pages/Sign in',
  component: SiteStory,
  parameters: wholePage,
  args: { path: '/login', api: aShownSite() },
} satisfies Meta<typeof SiteStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = () => screen.findByLabelText('Email');
const submit = () => press('Sign in');
const fillIn = async () => {
  await userEvent.type(await email(), 'nora@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await submit();
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
    await submit();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const Error: Story = {
  args: {
    api: aShownSite().answer(identityRoutes.login, () => {
      throw new Refusal(401, 'invalid-credentials');
    }),
  },
  play: async () => {
    await fillIn();
    const reason = await screen.findByText('invalid username or password');
    await waitFor(() => expect(reason).toBeVisible());
  },
};
export const Loading: Story = {
  args: { api: aShownSite().answer(identityRoutes.login, onItsWay) },
  play: fillIn,
};
