import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Cover } from './cover.js';

const meta = {
  title: 'Pictures/Cover',
  component: Cover,
  args: { name: 'Wildrye Barn', picture: null, sizes: '320px', className: 'aspect-3/4 max-w-80 rounded-card' },
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  args: { picture: { pictureId: 'venue', width: 1600, height: 1067, placeholder: '', alt: '' } },
};
export const WithoutPicture: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('W')).toBeVisible();
  },
};
export const NameOfSigns: Story = { args: { name: '“élan” & co' } };

export const Error: Story = {
  args: { picture: { pictureId: 'venue', width: 1600, height: 1067, placeholder: '', alt: '' } },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('img')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(within(canvasElement).getByText('W')).toBeVisible());
  },
};
