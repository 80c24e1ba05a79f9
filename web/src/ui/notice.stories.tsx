import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.js';
import { Notice } from './notice.js';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { tone: 'calm', title: 'Couples see this page as it was', children: 'Your changes follow in a moment.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Good: Story = { args: { tone: 'good', title: 'Your page is online', children: undefined } };
export const Warning: Story = { args: { tone: 'warning', title: 'Two things are missing' } };
export const Problem: Story = {
  args: {
    tone: 'problem',
    title: 'We couldn’t save this',
    children: 'Nothing of what you wrote is lost.',
    actions: <Button size="small">Try again</Button>,
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Your changes follow in a moment, and nothing has to be done until then. '.repeat(8) },
};
