import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TickBox } from './tick-box.js';

const meta = {
  title: 'Fields/Tick box',
  component: TickBox,
  args: { label: 'Select this job', isSelected: false, onChange: fn() },
} satisfies Meta<typeof TickBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Select this job' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isSelected: true } };
export const SomeOfThem: Story = {
  args: { label: 'Select all jobs', isIndeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
