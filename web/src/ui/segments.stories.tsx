import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, Map } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Segments } from './segments.js';

const meta = {
  title: 'Fields/Segments',
  component: Segments<string>,
  args: {
    label: 'Show vendors as',
    options: [
      { id: 'list', name: 'List', icon: List },
      { id: 'map', name: 'Map', icon: Map },
    ],
    value: 'list',
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return <Segments {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof Segments<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const map = within(canvasElement).getByRole('radio', { name: 'Map' });
    await userEvent.click(map);
    await expect(args.onChange).toHaveBeenCalledWith('map');
    await expect(map).toBeChecked();
  },
};
