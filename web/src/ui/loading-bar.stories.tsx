import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './loading-bar.js';

const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  args: { label: 'Loading' },
} satisfies Meta<typeof LoadingBar>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
