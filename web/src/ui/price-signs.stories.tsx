import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceSigns } from './price-signs.js';

const meta = {
  title: 'Display/Price signs',
  component: PriceSigns,
  args: { tier: 2 },
} satisfies Meta<typeof PriceSigns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lowest: Story = { args: { tier: 1 } };
export const Moderate: Story = {};
export const Highest: Story = { args: { tier: 4 } };
