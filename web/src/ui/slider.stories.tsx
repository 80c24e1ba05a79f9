import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Slider } from './slider.js';

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: {
    label: 'How far away',
    value: 50,
    least: 5,
    most: 200,
    step: 5,
    words: (miles: number) => `${miles} miles`,
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: number) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <Slider {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'How far away' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await expect(within(canvasElement).getByText('55 miles')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(200);
  },
};
export const AtItsLeast: Story = { args: { value: 5 } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { label: 'How far from the place where you celebrate a vendor may live and still come to you' },
};
