import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashPage } from './crash-page.js';

const meta = { title: 'Pages/Crash', component: CrashPage } satisfies Meta<typeof CrashPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
