import { getLocalTimeZone, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import DayCalendar from './day-calendar.js';

const meta = {
  title: 'Fields/Day calendar',
  component: DayCalendar,
  args: {
    label: 'Day',
    value: undefined,
    words: { earlierMonth: 'Previous month', laterMonth: 'Next month' },
    onChange: fn(),
  },
} satisfies Meta<typeof DayCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisMonth: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous month' })).toBeDisabled();
  },
};
export const Chosen: Story = { args: { value: today(getLocalTimeZone()).add({ days: 40 }).toString() } };
export const AnotherMonth: Story = {
  play: async ({ canvasElement }) => {
    const later = within(canvasElement).getByRole('button', { name: 'Next month' });
    await userEvent.click(later);
    await expect(within(canvasElement).getByRole('button', { name: 'Previous month' })).toBeEnabled();
  },
};
