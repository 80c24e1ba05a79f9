import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ManySelect } from './many-select.js';

const options = [
  { id: 1, name: 'Venues' },
  { id: 2, name: 'Photographers' },
  { id: 3, name: 'Florists' },
  { id: 4, name: 'Ceremony musicians and string quartets' },
];

const meta = {
  title: 'Fields/Many select',
  component: ManySelect,
  args: { label: 'What you offer', options, value: [], placeholder: 'Choose up to three', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: number[]) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <ManySelect {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ManySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Florists' }));
    await userEvent.click(screen.getByRole('option', { name: 'Venues' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([3, 1]);
    await userEvent.keyboard('{Escape}');
  },
};
export const Chosen: Story = { args: { value: [2, 1], description: 'The first one is where couples find you.' } };
export const Error: Story = { args: { errorMessage: 'Choose at least one.' } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { value: [4, 2, 3, 1] },
};
