import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { kind: 'primary' } };
export const Quiet: Story = { args: { kind: 'quiet' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Take offline' } };
export const Small: Story = { args: { kind: 'primary', size: 'small' } };
export const BesideFields: Story = { args: { kind: 'primary', size: 'field', children: 'Search' } };
export const Disabled: Story = { args: { kind: 'primary', isDisabled: true } };
export const LongText: Story = { args: { children: 'Show all 128 vendors around Portland' } };
export const IconOnly: Story = {
  args: { kind: 'quiet', 'aria-label': 'Save this vendor', children: <Heart className="size-5" aria-hidden /> },
};

export const Pending: Story = {
  args: { kind: 'primary', isPending: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
