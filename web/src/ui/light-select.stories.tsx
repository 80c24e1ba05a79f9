import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LightSelect } from './light-select.js';

const meta = {
  title: 'Fields/Light select',
  component: LightSelect<string>,
  args: {
    label: 'What',
    options: ['Venues', 'Photographers', 'Florists'].map((name) => ({ id: name, name })),
    value: 'Venues',
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (chosen: string) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <LightSelect {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof LightSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OpensByClick: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Florists' }));
    await expect(args.onChange).toHaveBeenCalledWith('Florists');
    await expect(within(canvasElement).getByRole('button')).toHaveTextContent('Florists');
  },
};
export const LabelBeside: Story = { args: { label: 'Sort by', labelPlace: 'beside' } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [{ id: 'long', name: 'Ceremony musicians, string quartets and everybody else who plays before dinner' }],
  },
};
