import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Globe, Map, MapPinned } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OptionCards } from './option-cards.js';

const meta = {
  title: 'Fields/Option cards',
  component: OptionCards,
  args: {
    label: 'How far you travel',
    look: 'row',
    options: [
      { id: 'locally', title: 'Locally', text: 'A distance you choose', icon: MapPinned },
      { id: 'nationally', title: 'Nationally', text: 'Anywhere in the country', icon: Map },
      { id: 'globally', title: 'Globally', text: 'Wherever the couple is', icon: Globe },
    ],
    value: 'locally',
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (chosen: string) => {
      setValue(chosen === value ? null : chosen);
      args.onChange(chosen);
    };
    return <OptionCards {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof OptionCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Globally/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('globally');
    await expect(within(canvasElement).getByRole('radio', { name: /Globally/ })).toBeChecked();
  },
};
export const List: Story = {
  args: { look: 'list', mayDeselect: true, description: 'Choose it again to clear it.' },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByRole('radio', { name: /Locally/ });
    await userEvent.click(first);
    await expect(first).not.toBeChecked();
  },
};
export const Bar: Story = {
  args: {
    label: 'Where you ship',
    look: 'bar',
    options: [
      { id: 'national', title: 'National' },
      { id: 'global', title: 'Global' },
    ],
    value: 'national',
  },
};
export const Error: Story = {
  args: { ...Bar.args, value: null, errorMessage: 'Shipping range: field required' },
};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
