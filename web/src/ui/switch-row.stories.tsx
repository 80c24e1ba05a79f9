import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SwitchRow } from './switch-row.js';

const meta = {
  title: 'Fields/Switch row',
  component: SwitchRow,
  args: { label: 'Works everywhere in the country', isSelected: false, onChange: fn() },
  render: function Kept(args) {
    const [isOn, setOn] = useState(args.isSelected);
    const change = (isSelected: boolean) => {
      setOn(isSelected);
      args.onChange(isSelected);
    };
    return <SwitchRow {...args} isSelected={isOn} onChange={change} />;
  },
} satisfies Meta<typeof SwitchRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(control).toBeChecked();
  },
};
export const On: Story = { args: { isSelected: true } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Only vendors who have nothing else planned on the day that you have in mind' },
};
