import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLinks } from './page-links.js';

const meta = {
  title: 'Layout/Page links',
  component: PageLinks,
  args: { page: 2, pageSize: 25, total: 240 },
} satisfies Meta<typeof PageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 10 } };
/** A single page, without links. */
export const OnlyOne: Story = {
  args: { page: 1, total: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { total: 1_000_000 },
};
