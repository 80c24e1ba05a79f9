import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'react-aria-components/Button';
import { Heart, LogOut, Store } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buttonStyle } from './button-style.js';
import { MenuList } from './menu-list.js';

const meta = {
  title: 'Overlays/Menu list',
  component: MenuList,
  args: {
    label: 'Account',
    triggerRef: { current: null },
    isOpen: false,
    title: 'Maya Lindqvist',
    text: 'maya@posy.example',
    entries: [
      { href: '/favorites', name: 'Saved vendors', icon: Heart },
      { href: '/webstore', name: 'Your page', icon: Store },
      { href: '/logout', name: 'Sign out', icon: LogOut },
    ],
    onClose: fn(),
  },
  render: function Opened(args) {
    const trigger = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(args.isOpen);
    const close = () => {
      setOpen(false);
      args.onClose();
    };
    return (
      <>
        <Button
          ref={trigger}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
          className={buttonStyle()}
        >
          Account
        </Button>
        <MenuList {...args} triggerRef={trigger} isOpen={isOpen} onClose={close} />
      </>
    );
  },
} satisfies Meta<typeof MenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  return screen.findByRole('menu', { name: 'Account' });
};

export const Open: Story = {
  play: async () => {
    await openMenu();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Saved vendors' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Your page' })).toHaveFocus();
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ args }) => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    title: 'Maximiliane-Alexandra von Hohenstein-Lindqvist',
    text: 'maximiliane-alexandra.von-hohenstein-lindqvist@posy.example',
  },
  play: async () => {
    await expect(await openMenu()).toBeVisible();
  },
};
