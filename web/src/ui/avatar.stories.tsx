import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.js';

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: 'Maya' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LowerCase: Story = { args: { name: 'östlund' } };
