import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Radios } from './radios.js';

const options = [
  { id: 'month', name: 'Every month' },
  { id: 'year', name: 'Every year, two months for nothing' },
];

const meta = {
  title: 'Fields/Radios',
  component: Radios<string>,
  args: { label: 'How you pay', options, value: null, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (chosen: string) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <Radios {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof Radios<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const month = within(canvasElement).getByRole('radio', { name: 'Every month' });
    await userEvent.click(month);
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
    await expect(month).not.toBeChecked();
  },
};
export const Chosen: Story = { args: { value: 'year', description: 'You can change this later.' } };
export const Error: Story = {
  args: { errorMessage: 'Choose how you pay.' },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: args.label });
    await expect(group).toHaveAccessibleDescription('Choose how you pay.');
  },
};
export const OneCannotBeChosen: Story = {
  args: { options: [...options, { id: 'never', name: 'Never', isDisabled: true }] },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      { id: 'long', name: 'Every year, in the month in which the first page of yours was published on this site' },
    ],
  },
};
