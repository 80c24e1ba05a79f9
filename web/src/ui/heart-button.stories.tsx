import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartButton } from './heart-button.js';

const meta = {
  title: 'Actions/Heart button',
  component: HeartButton,
  args: { label: 'Save Wildrye', isPressed: false, onPress: fn(), className: 'top-2 right-2' },
  render: function Kept(args) {
    const [isPressed, setPressed] = useState(args.isPressed);
    const press = () => {
      setPressed(!isPressed);
      args.onPress();
    };
    return (
      <div className="relative aspect-4/3 max-w-80 rounded-card bg-blush">
        <HeartButton {...args} isPressed={isPressed} onPress={press} />
      </div>
    );
  },
} satisfies Meta<typeof HeartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(heart);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Filled: Story = { args: { isPressed: true } };
export const NotSaved: Story = {
  args: { problem: 'We can’t be reached right now. Please try again in a moment.' },
};
