import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Skeleton } from './skeleton.js';
import { Tabs } from './tabs.js';

const meta = {
  title: 'Layout/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Your plan',
    tabs: [
      { id: 'due', name: 'Due', panel: <p>What is due this month.</p> },
      { id: 'done', name: 'Done', panel: <p>What is behind you.</p> },
      { id: 'all', name: 'All of it', panel: <p>The whole plan.</p> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('tab', { name: 'Done' }));
    await expect(inside.getByRole('tabpanel', { name: 'Done' })).toHaveTextContent('What is behind you.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByRole('tab', { name: 'All of it' })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
  },
};
export const OneCannotBeOpened: Story = {
  args: {
    tabs: [
      { id: 'due', name: 'Due', panel: <p>What is due this month.</p> },
      { id: 'done', name: 'Done', panel: null, isDisabled: true },
    ],
  },
};
export const Loading: Story = {
  args: { tabs: [{ id: 'due', name: 'Due', panel: <Skeleton className="h-20 rounded-card" /> }] },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: ['What has to be done before the invitations go out', 'After the invitations', 'In the last week'].map(
      (name) => ({ id: name, name, panel: <p>{name}</p> }),
    ),
  },
};
