import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Keeps this vendor among your favorites',
    children: (
      <Button aria-label="Keep" size="field">
        <Heart className="size-5" aria-hidden />
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheKeyboard: Story = {
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Keep' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text);
    await expect(button).toHaveAccessibleDescription(args.text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { text: 'Keeps this vendor among your favorites, where you find it again on every device that you sign in on' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
