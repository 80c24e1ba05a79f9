import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReasonDialog } from './reason-dialog.js';

const meta = {
  title: 'Overlays/Reason dialog',
  component: ReasonDialog,
  args: {
    isOpen: true,
    title: 'Run these 12 jobs again?',
    text: 'Each of them runs once more, with what it was given. Nothing is sent twice.',
    confirm: 'Run again',
    cancel: 'Leave them',
    kind: 'primary',
    reasonLabel: 'Reason',
    reasonHint: 'Kept with your name.',
    reasonMissing: 'Write at least ten characters.',
    minLength: 10,
    maxLength: 200,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const reason = () => screen.findByRole('textbox', { name: /^Reason/ });

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await reason(), 'The mail server is back.');
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('The mail server is back.');
  },
};

export const WithoutReason: Story = {
  play: async ({ args }) => {
    await userEvent.type(await reason(), 'Why not{Enter}');
    await expect(await screen.findByText('Write at least ten characters.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { isPending: true } };
export const Error: Story = { args: { problem: 'Somebody else has changed this queue. Look again, then retry.' } };
export const Danger: Story = { args: { kind: 'danger', title: 'Discard these 12 jobs?', confirm: 'Discard' } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { text: 'Each of them runs once more, with what it was given, in the order in which they failed. '.repeat(6) },
};
