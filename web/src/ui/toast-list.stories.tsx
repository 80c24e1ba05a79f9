import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastList, type ShownToast } from './toast-list.js';

function Shown({ toasts }: { toasts: readonly ShownToast[] }) {
  const [queue] = useState(() => new ToastQueue<ShownToast>({ maxVisibleToasts: 3 }));
  useEffect(() => {
    const keys = toasts.map((toast) => queue.add(toast));
    return () => keys.forEach((key) => queue.close(key));
  }, [queue, toasts]);
  return <ToastList queue={queue} label="Notifications" dismiss="Dismiss" />;
}

const meta = { title: 'Feedback/Toast', component: Shown } satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const said =
  (text: string): Story['play'] =>
  async () => {
    await expect(await screen.findByText(text)).toBeVisible();
  };

const success: ShownToast = { kind: 'success', text: 'Availability saved' };
const error: ShownToast = { kind: 'error', text: 'Message not sent. Your text is kept.' };
const info: ShownToast = { kind: 'info', text: 'Removed from your saved vendors.' };

export const Success: Story = { args: { toasts: [success] }, play: said(success.text) };
export const Error: Story = { args: { toasts: [error] }, play: said(error.text) };
export const Info: Story = { args: { toasts: [info] }, play: said(info.text) };
/** At the bottom center of the window (WEB-23). */
export const Several: Story = {
  args: { toasts: [success, info, error] },
  play: async () => {
    await expect(await screen.findByText(error.text)).toBeVisible();
    const { left, right, bottom } = screen.getByRole('region', { name: /^Notifications/ }).getBoundingClientRect();
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
    await expect(window.innerHeight - bottom).toBeLessThan(100);
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { toasts: [{ kind: 'error', text: `${error.text} `.repeat(5).trim() }] },
};
export const CanBeDismissed: Story = {
  args: { toasts: [success] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(success.text)).not.toBeInTheDocument());
  },
};
