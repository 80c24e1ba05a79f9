import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Brand } from './brand.js';

const meta = { title: 'Display/Brand', component: Brand, args: { name: 'Posy' } } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Posy' })).toHaveAttribute('href', '/');
  },
};
export const LongText: Story = { args: { name: 'Wildrye and Orchard' } };
