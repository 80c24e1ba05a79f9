import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field.js';

const meta = {
  title: 'Fields/Search field',
  component: SearchField,
  args: {
    label: 'Vendor name',
    value: '',
    onChange: () => undefined,
    maxLength: 120,
    placeholder: 'Enter at least 4 letters',
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Vendor name' });
    await userEvent.type(field, 'wildrye');
    await expect(field).toHaveValue('wildrye');
  },
};
export const Refused: Story = {
  args: { value: 'wil', errorMessage: 'Enter at least 4 letters of the name.' },
};
