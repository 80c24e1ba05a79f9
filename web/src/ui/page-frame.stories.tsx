import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.js';
import { PageFrame } from './page-frame.js';

const meta = {
  title: 'Layout/Page frame',
  component: PageFrame,
  args: { title: 'Webstores', children: 'What the page shows.' },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = {
  args: {
    lead: 'All webstores, newest first.',
    back: { to: '/admin', name: 'Admin' },
    actions: <Button size="small">Act for this user</Button>,
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    ...Everything.args,
    title: 'webstore.something-long-that-happened-something-long-that-happened',
  },
};
