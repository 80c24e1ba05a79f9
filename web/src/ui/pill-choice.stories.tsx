import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from './badge.js';
import { PillChoice } from './pill-choice.js';

const options = [
  { id: 'month', name: 'Monthly', note: <span className="font-regular">120 days free</span> },
  { id: 'year', name: 'Annual', note: <Badge tone="good">Save 20%</Badge> },
] as const;

function Chosen() {
  const [value, setValue] = useState<'month' | 'year'>('month');
  return <PillChoice label="Billing" options={options} value={value} onChange={setValue} />;
}

const meta = { title: 'Fields/Pill choice', component: Chosen } satisfies Meta<typeof Chosen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OtherChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Annual/ }));
    await expect(canvas.getByRole('radio', { name: /Annual/ })).toBeChecked();
  },
};
