import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './accordion.js';

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: {
    parts: [
      { id: 'deposit', title: 'Do you take a deposit?', content: <p>A quarter of the price, to hold the day.</p> },
      { id: 'travel', title: 'Do you travel?', content: <p>Up to 100 miles, without a surcharge.</p> },
      { id: 'rain', title: 'What if it rains?', content: <p>The barn has room for everybody.</p> },
    ],
    open: ['deposit'],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const deposit = inside.getByRole('button', { name: 'Do you take a deposit?' });
    await expect(deposit).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(inside.getByRole('button', { name: 'Do you travel?' }));
    await expect(deposit).toHaveAttribute('aria-expanded', 'false');
    await expect(inside.getByText('Up to 100 miles, without a surcharge.')).toBeVisible();
  },
};
export const Several: Story = {
  args: { allowsSeveral: true },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'What if it rains?' }));
    await expect(inside.getAllByRole('button', { expanded: true })).toHaveLength(2);
  },
};
export const AllFolded: Story = { args: { open: [] } };
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    parts: [
      {
        id: 'long',
        title: 'What is there for guests who come from far away, stay for more than a night, and bring children?',
        content: <p>{'Rooms for forty, a kitchen, a garden with a fence. '.repeat(12)}</p>,
      },
    ],
    open: ['long'],
  },
};
