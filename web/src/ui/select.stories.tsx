import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Select } from './select.js';

const options = [
  { id: 'venues', name: 'Venues' },
  { id: 'photographers', name: 'Photographers' },
  { id: 'florists', name: 'Florists' },
];

const meta = {
  title: 'Fields/Select',
  component: Select<string>,
  args: { label: 'What', options, value: 'venues', onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (chosen: string) => {
      setValue(chosen);
      args.onChange(chosen);
    };
    return <Select {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Florists' }));
    await expect(args.onChange).toHaveBeenCalledWith('florists');
    await expect(button).toHaveTextContent('Florists');
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await expect(screen.getByRole('option', { name: 'Venues' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Empty: Story = { args: { value: null, placeholder: 'Choose a category' } };
export const Error: Story = { args: { value: null, placeholder: 'Choose one', errorMessage: 'Choose a category.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LabelBeside: Story = { args: { label: 'Sort by', labelPlace: 'beside' } };
export const LabelHidden: Story = { args: { label: 'Sort by', labelPlace: 'hidden' } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [{ id: 'long', name: 'Ceremony musicians, string quartets and everybody else who plays before dinner' }],
  },
};
