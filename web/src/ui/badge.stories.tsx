import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.js';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  args: { tone: 'good', children: 'Published' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Waiting: Story = { args: { tone: 'waiting', children: 'On its way' } };
export const Calm: Story = { args: { tone: 'calm', children: 'Draft' } };
export const LongText: Story = { args: { tone: 'calm', children: 'Waiting for the search to catch up' } };
