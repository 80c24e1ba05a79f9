import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './progress.js';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading pictures', labelPlace: 'above', value: 3, of: 12, text: '3 of 12' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading pictures' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12');
  },
};
export const Done: Story = { args: { value: 12, text: '12 of 12' } };
export const NobodyCanSay: Story = { args: { value: undefined, text: 'Starting' } };
export const Held: Story = { args: { isHeld: true, text: 'Waits for the index' } };
export const WithoutWords: Story = { args: { labelPlace: 'hidden' } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Uploading the pictures of Wildrye Barn and the Orchard House at Sauvie Island' },
};
