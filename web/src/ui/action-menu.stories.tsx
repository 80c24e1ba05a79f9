import type { Meta, StoryObj } from '@storybook/react-vite';
import { Armchair, Pencil, Star } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from './action-menu.js';

const edit = fn();

const meta = {
  title: 'Overlays/Action menu',
  component: ActionMenu,
  args: {
    label: 'Actions for Wildrye San Antonio',
    actions: [
      { id: 'edit', name: 'Edit page', icon: Pencil, onAction: edit },
      { id: 'seat', name: 'Assign a seat', icon: Armchair, onAction: fn() },
      { id: 'default', name: 'Make default', icon: Star, onAction: fn() },
    ],
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Resolves once the menu is seen: it fades in. */
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Open: Story = {
  play: async () => {
    await openMenu();
  },
};

export const RunsAnAction: Story = {
  play: async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit page' }));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    actions: [
      { id: 'edit', name: 'Edit the page of Wildrye Barn and the Orchard House', icon: Pencil, onAction: fn() },
    ],
  },
  play: async () => {
    await openMenu();
  },
};
