import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import ChooseSideModal from './choose-side-modal.js';

const meta = {
  title: 'Shell/Choose side',
  component: ChooseSideModal,
  args: { purpose: 'signUp', isOpen: true, onClose: fn(), onChoose: fn() },
} satisfies Meta<typeof ChooseSideModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningUp: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Posy' });
    await expect(dialog).toHaveTextContent('Posy');
    await userEvent.click(screen.getByRole('button', { name: /planning a wedding/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('couple');
    await userEvent.click(screen.getByRole('button', { name: /wedding vendor/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('vendor');
  },
};
export const LoggingIn: Story = { args: { purpose: 'logIn' } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
