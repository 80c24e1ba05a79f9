import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './sparkline.js';

const values = [2, 4, 3, 6, 5, 8, 7, 9, 12, 10];

const meta = {
  title: 'Display/Sparkline',
  component: Sparkline,
  args: { values, label: 'Jobs a minute, 10 now' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Late: Story = { args: { tone: 'late' } };
export const AtFault: Story = { args: { faultAt: 6 } };
export const Flat: Story = { args: { values: [0, 0, 0, 0] } };
export const OneValue: Story = { args: { values: [3] } };
export const Empty: Story = { args: { values: [] } };
