import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DisclosureSection } from './disclosure-section.js';

const meta = {
  title: 'Layout/Disclosure section',
  component: DisclosureSection,
  args: { title: 'Style', children: <p>What is inside.</p> },
} satisfies Meta<typeof DisclosureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Style' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getByText('What is inside.')).not.toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { title: 'What a place has for guests who come from far away and stay for more than a night' },
};
