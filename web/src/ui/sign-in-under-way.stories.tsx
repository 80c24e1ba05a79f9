import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInUnderWay } from './sign-in-under-way.js';

const meta = {
  title: 'Feedback/Sign-in under way',
  component: SignInUnderWay,
  args: { text: 'Signing you in' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInUnderWay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
