import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { plainPages } from '../texts/plain-pages.js';
import { plainPage } from './plain-page.js';

const meta = {
  title: 'Pages/Plain pages',
  component: plainPage('planning'),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: plainPages.planning.heading })).toBeVisible();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
