import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.js';
import { Drawer } from './drawer.js';
import { textLinkStyle } from './text-link-style.js';

const links = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, nth) => (
      <li key={nth}>
        <a href={`#vendors-${nth}`} className={textLinkStyle}>
          Vendors of kind {nth + 1}
        </a>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    title: 'Menu',
    close: 'Close the menu',
    children: links(5),
    footer: <Button>Sign in</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('button', { name: args.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { title: 'Everything that there is to find on this site', children: links(60) },
};

export const OpensAndCloses: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open the menu</Button>
        <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
