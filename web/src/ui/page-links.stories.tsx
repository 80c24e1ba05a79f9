import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLinks } from './page-links.js';

const list = { results: [], page: 2, pageSize: 25, numResults: 240 };

const meta = {
  title: 'Layout/Page links',
  component: PageLinks,
  args: { list },
} satisfies Meta<typeof PageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const First: Story = { args: { list: { ...list, page: 1 } } };
export const Last: Story = { args: { list: { ...list, page: 10 } } };
/** A single page, without links. */
export const OnlyOne: Story = {
  args: { list: { ...list, page: 1, numResults: 25 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { list: { ...list, numResults: 1_000_000 } },
};
