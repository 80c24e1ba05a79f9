import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from './text-field.js';

const meta = {
  title: 'Fields/Text field',
  component: TextField,
  args: { label: 'Business name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Business name' });
    await userEvent.type(input, 'Wildrye Barn');
    await expect(args.onChange).toHaveBeenLastCalledWith('Wildrye Barn');
  },
};
export const Empty: Story = { args: { placeholder: 'Wildrye Barn' } };
export const Filled: Story = { args: { defaultValue: 'Wildrye Barn', description: 'As couples know you.' } };
export const Disabled: Story = { args: { defaultValue: 'Wildrye Barn', isDisabled: true } };
export const WithPrefix: Story = { args: { label: 'Web address', prefix: 'posy.example/', defaultValue: 'wildrye' } };
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Find a vendor by name' } };

export const Error: Story = {
  args: { defaultValue: 'W', description: 'As couples know you.', errorMessage: 'Write at least two characters.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write at least two characters.');
  },
};

export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    prefix: 'a-very-long-name-of-a-site.example/',
    defaultValue: 'the-barn-and-orchard-house-at-the-end-of-the-long-road',
    description: 'Letters, numbers and hyphens. Whoever has the old address is led to the new one for a whole year.',
  },
};
