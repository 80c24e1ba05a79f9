import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checks } from './checks.js';

const options = [
  { id: 1, name: 'Garden' },
  { id: 2, name: 'Barn' },
  { id: 3, name: 'Waterfront' },
  { id: 4, name: 'Rooms for guests who stay the night, breakfast included' },
];

const meta = {
  title: 'Fields/Checks',
  component: Checks,
  args: { label: 'Settings', options, value: [2], onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: number[]) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <Checks {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof Checks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Garden' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 1]);
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Barn' })).toBeChecked();
  },
};
export const Chips: Story = { args: { look: 'chips', description: 'As many as fit.' } };
export const Error: Story = { args: { value: [], errorMessage: 'Choose at least one.' } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { look: 'chips', value: [4] },
};
