import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DisclosureCard } from './disclosure-card.js';

const meta = {
  title: 'Layout/Disclosure card',
  component: DisclosureCard,
  args: {
    title: 'Photographer',
    note: '10 services, 2 styles',
    label: 'Services: Photographer',
    children: <p>Full day, half day, second photographer</p>,
  },
} satisfies Meta<typeof DisclosureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Photographer/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const LongText: Story = {
  args: { title: 'Photographers, videographers and everybody else with a camera at a wedding' },
};
