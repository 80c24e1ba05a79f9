import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceCards } from './choice-cards.js';

const options = [
  { id: 1, title: '$', text: 'Easy on the budget' },
  { id: 2, title: '$$', text: 'Moderate' },
  { id: 3, title: '$$$', text: 'Upscale' },
  { id: 4, title: '$$$$', text: 'Luxury' },
];

const meta = {
  title: 'Fields/Choice cards',
  component: ChoiceCards<number>,
  args: { label: 'Price', options, value: 2, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (id: number) => {
      setValue(id);
      args.onChange(id);
    };
    return <ChoiceCards {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof ChoiceCards<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await expect(within(canvasElement).getAllByRole('radio')[2]).toBeChecked();
  },
};
export const Empty: Story = { args: { value: null } };
export const Error: Story = { args: { value: null, errorMessage: 'Choose one of the four.' } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { options: options.map((option) => ({ ...option, text: `${option.text}, for most of what is offered here` })) },
};
