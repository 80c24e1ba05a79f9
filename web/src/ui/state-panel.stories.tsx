import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, SearchX } from 'lucide-react';
import { Button } from './button.js';
import { StatePanel } from './state-panel.js';

const meta = {
  title: 'Feedback/State panel',
  component: StatePanel,
  args: {
    icon: SearchX,
    title: 'No vendor fits all of this',
    text: 'Take a filter away, or look a little further out.',
  },
} satisfies Meta<typeof StatePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { actions: <Button>Clear all filters</Button> } };
export const Error: Story = {
  args: {
    icon: CloudOff,
    tone: 'problem',
    title: 'We couldn’t load the vendors',
    text: 'The connection was lost on the way.',
    actions: <Button>Try again</Button>,
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'No vendor around Truth or Consequences fits all of what you are looking for',
    actions: (
      <>
        <Button>Clear all filters</Button>
        <Button kind="quiet">Look within 100 miles instead</Button>
      </>
    ),
  },
};
