import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusWord } from './status-word.js';

const meta = {
  title: 'Display/Status word',
  component: StatusWord,
  args: { tone: 'good', children: 'Running' },
} satisfies Meta<typeof StatusWord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Late: Story = { args: { tone: 'late', children: 'Behind' } };
export const Bad: Story = { args: { tone: 'bad', children: 'Not responding' } };
export const Off: Story = { args: { tone: 'off', children: 'Paused' } };
