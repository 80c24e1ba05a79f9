import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.js';
import { ConfirmDialog } from './confirm-dialog.js';

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Take the page offline?',
    text: 'Couples no longer find it. Everything you wrote is saved.',
    confirm: 'Take offline',
    cancel: 'Keep it online',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: args.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: args.cancel })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: args.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const LongText: Story = {
  args: {
    title: 'Take the page of Wildrye Barn and the Orchard House at Sauvie Island offline?',
    text: 'Couples no longer find it, favorites keep its name, and requests that are open stay open until you answer. '.repeat(
      3,
    ),
  },
};

export const EscapeMeansNo: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      args.onCancel();
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Take offline</Button>
        <ConfirmDialog {...args} isOpen={isOpen} onCancel={close} />
      </>
    );
  },
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Take offline' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
