import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Picture } from './picture.js';

const InABox: Decorator = (Story) => (
  <div className="relative aspect-3/4 w-full max-w-80 overflow-hidden rounded-card bg-sunk">
    <Story />
  </div>
);

const meta = {
  title: 'Pictures/Picture',
  component: Picture,
  decorators: [InABox],
  args: {
    picture: { pictureId: 'venue', width: 1600, height: 1067, placeholder: '', alt: '' },
    sizes: '320px',
    alt: 'A barn among rye fields',
    onError: fn(),
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isFirst: true },
  play: async ({ args, canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'A barn among rye fields' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
export const Decoration: Story = { args: { alt: '' } };

export const OnItsWay: Story = {
  args: {
    picture: {
      pictureId: 'venue',
      width: 1600,
      height: 1067,
      placeholder:
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="%237c8f78" d="M0 0h2v2H0z"/%3E%3C/svg%3E',
      alt: '',
    },
  },
};
