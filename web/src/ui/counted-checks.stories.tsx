import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountedChecks } from './counted-checks.js';

const options = [
  { id: 'rustic', name: 'Rustic', count: 48 },
  { id: 'modern', name: 'Modern', count: 1204 },
  { id: 'boho', name: 'Boho', count: 7 },
  { id: 'castle', name: 'Castle', count: 0 },
  { id: 'long', name: 'Historic houses and gardens that are open to the public', count: 3 },
];

const tiers = [1, 2, 3, 4].map((tier) => ({
  id: String(tier),
  name: '$'.repeat(tier),
  spokenName: `${tier} of 4`,
  count: tier * 12,
}));

const meta = {
  title: 'Fields/Counted checks',
  component: CountedChecks,
  args: { label: 'Style', options, value: ['rustic'], unit: 'vendors', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: string[]) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <CountedChecks {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof CountedChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Modern 1,204 vendors' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['rustic', 'modern']);
  },
};

export const MoreOnDemand: Story = {
  args: { shownAtFirst: 2, showMore: (count) => `Show ${count} more`, showFewer: 'Show fewer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Tiles: Story = { args: { label: 'Price', look: 'tiles', options: tiers, value: ['2'] } };
export const CountsOnTheirWay: Story = {
  args: { options: options.map((option) => ({ ...option, count: undefined })), value: [] },
};
