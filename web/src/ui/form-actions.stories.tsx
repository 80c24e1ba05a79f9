import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormActions } from './form-actions.js';

const meta = {
  title: 'Actions/Form actions',
  component: FormActions,
  args: { submit: 'Add location', cancel: 'Cancel', onCancel: fn() },
} satisfies Meta<typeof FormActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Danger: Story = { args: { submit: 'Close the account', kind: 'danger', cancel: 'Keep it' } };
export const NothingToCancel: Story = { args: { onCancel: undefined } };
