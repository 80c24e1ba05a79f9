import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.js';

const meta = {
  title: 'Actions/Button link',
  component: ButtonLink,
  args: { to: '/vendors', children: 'Find vendors' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { kind: 'primary' } };
export const Quiet: Story = { args: { kind: 'quiet' } };
export const Small: Story = { args: { size: 'small' } };
