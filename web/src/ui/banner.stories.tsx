import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from './banner.js';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { type: 'success', dismiss: 'Dismiss', children: 'Your vendor account is ready.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your vendor account is ready.');
  },
};
export const Error: Story = { args: { type: 'error', children: 'The payment did not go through. Nothing was taken.' } };
export const CanBeDismissed: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    type: 'error',
    onDismiss: fn(),
    children: 'The pictures of the last upload could not be read. Those that were there before are kept. '.repeat(3),
  },
};
