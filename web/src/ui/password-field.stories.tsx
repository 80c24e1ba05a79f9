import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './password-field.js';

const meta = {
  title: 'Fields/Password field',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'Tulip-Meadow-7' } };
export const Empty: Story = {};
export const Disabled: Story = { args: { defaultValue: 'Tulip-Meadow-7', isDisabled: true } };

export const Shown: Story = {
  args: { defaultValue: 'Tulip-Meadow-7' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    const input = field.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(field.getByRole('button', { name: 'Show the password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(field.getByRole('button', { name: 'Hide the password' })).toHaveFocus();
  },
};

export const Error: Story = {
  args: { label: 'New password', defaultValue: 'tulip', errorMessage: 'Many people use this password.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('New password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Many people use this password.');
  },
};

export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    autoComplete: 'new-password',
    description: 'At least 8 characters, with upper and lower case, a number and a symbol',
    defaultValue: 'a-sentence-that-somebody-remembers-well-and-types-every-single-time-7A',
  },
};
