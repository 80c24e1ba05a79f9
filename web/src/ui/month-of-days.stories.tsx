import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MonthOfDays, type DayState } from './month-of-days.js';

const days: [string, DayState][] = [
  ['2027-10-02', 'available'],
  ['2027-10-09', 'partial'],
  ['2027-10-16', 'unavailable'],
];

const meta = {
  title: 'Display/Month of days',
  component: MonthOfDays,
  args: {
    month: '2027-10',
    states: new Map(days),
    today: '2027-10-01',
    words: { available: 'Open', partial: 'Partly open', unavailable: 'Booked', unknown: 'Not said yet' },
  },
} satisfies Meta<typeof MonthOfDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('table', { name: 'October 2027' }));
    await expect(month.getByRole('cell', { name: /^2 ?, Open/ })).toBeVisible();
    await expect(month.getByRole('cell', { name: /^9 ?, Partly open/ })).toBeVisible();
    await expect(month.getByRole('cell', { name: /^16 ?, Booked/ })).toBeVisible();
    await expect(month.getByRole('cell', { name: /^17 ?, Not said yet/ })).toBeVisible();
    await expect(month.getAllByRole('row')).toHaveLength(7);
  },
};
export const SomeAreOver: Story = {
  args: { today: '2027-10-09' },
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('table', { name: 'October 2027' }));
    await expect(month.getByRole('cell', { name: '2' })).toBeVisible();
    await expect(month.getByRole('cell', { name: /^9 ?, Partly open/ })).toBeVisible();
  },
};
export const WithAMarkedDay: Story = {
  args: { marked: { day: '2027-10-16', name: 'your day' } },
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('table', { name: 'October 2027' }));
    await expect(month.getByRole('cell', { name: /^16 ?, Booked ?, your day$/ })).toBeVisible();
  },
};
export const NothingKnown: Story = { args: { states: new Map() } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
