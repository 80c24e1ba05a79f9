import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SliderList } from './slider-list.js';

const meta = {
  title: 'Layout/Slider list',
  component: SliderList,
  args: {
    label: 'Packages',
    className: 'desk:grid desk:grid-cols-3 desk:gap-6',
    children: ['Half a day', 'A whole day', 'The weekend'].map((name) => (
      <li key={name} className="rounded-card border border-hairline bg-surface p-6">
        <h3 className="display-22">{name}</h3>
        <p className="mt-2 text-muted">From the first picture to the last dance.</p>
      </li>
    )),
  },
} satisfies Meta<typeof SliderList>;

export default meta;
type Story = StoryObj<typeof meta>;

const listIn = (canvas: HTMLElement) => within(canvas).getByRole('list', { name: 'Packages' });

export const OnADesk: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(listIn(canvasElement)).not.toHaveFocus();
  },
};
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(listIn(canvasElement)).toHaveAttribute('tabindex', '0'));
  },
};
