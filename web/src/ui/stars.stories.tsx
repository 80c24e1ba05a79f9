import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from './stars.js';

const meta = {
  title: 'Display/Stars',
  component: Stars,
  args: { value: 4.9, label: '4.9 of 5' },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Half: Story = { args: { value: 2.5, label: '2.5 of 5' } };
export const None: Story = { args: { value: 0, label: '0 of 5' } };
