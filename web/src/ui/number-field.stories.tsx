import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Fields/Number field',
  component: NumberField,
  args: { label: 'Guests at most', value: 120, minValue: 1, maxValue: 10_000, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (typed: number | null) => {
      setValue(typed);
      args.onChange(typed);
    };
    return <NumberField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Guests at most' });
    await userEvent.clear(input);
    await userEvent.type(input, '1500');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    await expect(input).toHaveValue('1,500');
  },
};
export const Empty: Story = { args: { value: null, description: 'Leave it empty when it depends.' } };
export const Error: Story = { args: { value: 0, errorMessage: 'At least one guest.' } };
export const Disabled: Story = { args: { isDisabled: true } };
