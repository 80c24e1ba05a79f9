import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './button.js';
import { Modal } from './modal.js';
import { Skeleton } from './skeleton.js';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    isOpen: true,
    title: 'Preview of your page',
    close: 'Close the preview',
    children: <p>What couples see once you publish.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = Array.from({ length: 60 }, (_, nth) => <p key={nth}>Line {nth + 1} of what there is to read.</p>);

/** Four fifths of the window by default. */
export const Wide: Story = {
  play: async ({ args }) => {
    const modal = await screen.findByRole('dialog', { name: args.title });
    await expect(Math.round(modal.getBoundingClientRect().width)).toBe(Math.round(window.innerWidth * 0.8));
    await userEvent.click(screen.getByRole('button', { name: args.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Medium: Story = { args: { size: 'medium' } };
export const Small: Story = { args: { size: 'small' } };
export const Loading: Story = { args: { size: 'small', children: <Skeleton className="h-40 rounded-card" /> } };
export const WithoutAWayOut: Story = { args: { onClose: undefined, size: 'small' } };

export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { title: 'What Wildrye Barn and the Orchard House at Sauvie Island promise to each couple', children: long },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: args.title });
    const body = await screen.findByRole('group', { name: args.title });
    screen.getByRole('button', { name: args.close }).focus();
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
};

export const OpensAndCloses: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Preview</Button>
        <Modal {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Preview' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
