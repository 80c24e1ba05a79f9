import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StopSlider } from './stop-slider.js';

const meta = {
  title: 'Fields/Stop slider',
  component: StopSlider,
  args: {
    label: 'Distance',
    stops: [25, 50, 100, 250, 500],
    value: 100,
    words: (miles: number) => `${miles} miles`,
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: number) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <StopSlider {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof StopSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Distance' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(250);
    await expect(thumb).toHaveAttribute('aria-valuetext', '250 miles');
  },
};
export const AtItsLeast: Story = { args: { value: 25 } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } }, args: { value: 500 } };
