import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { DaySelection } from '../base/day-selection.js';
import type { DayState } from './month-of-days.js';
import { SpanCalendar } from './span-calendar.js';

const days: [string, DayState][] = [
  ['2027-10-02', 'available'],
  ['2027-10-09', 'partial'],
  ['2027-10-16', 'unavailable'],
];
const full = { available: 'Available', partial: 'Partly available', unavailable: 'Unavailable', unknown: 'Not marked' };

const meta = {
  title: 'Fields/Span calendar',
  component: SpanCalendar,
  args: {
    label: 'Your calendar',
    states: new Map(days),
    value: null,
    onChange: fn(),
    pending: null,
    focusedDay: '2027-10-05',
    onFocusChange: fn(),
    isExtending: false,
    most: 366,
    bounds: { earliest: '2000-01-01', latest: '2099-12-31' },
    isBusy: false,
    words: {
      earlierMonth: 'Previous month',
      laterMonth: 'Next month',
      short: { available: 'Open', partial: 'Partly', unavailable: 'Booked', unknown: '' },
      full,
      unsaved: 'not saved',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState<DaySelection | null>(args.value);
    const [focusedDay, setFocusedDay] = useState(args.focusedDay);
    return (
      <div className="max-w-160">
        <SpanCalendar
          {...args}
          value={value}
          focusedDay={focusedDay}
          onFocusChange={setFocusedDay}
          onChange={(next) => {
            args.onChange(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SpanCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: HTMLElement, number: number) =>
  within(canvas).getByRole('button', { name: new RegExp(`October ${number}, 2027`) });

export const EachState: Story = {
  play: async ({ canvasElement }) => {
    await expect(day(canvasElement, 9)).toHaveAccessibleName('Saturday, October 9, 2027, Partly available');
  },
};
export const AboutToChange: Story = {
  args: { value: { from: '2027-10-14', to: '2027-10-16' }, pending: 'available' },
  play: async ({ canvasElement }) => {
    await expect(day(canvasElement, 15)).toHaveAccessibleName(/selected, Available, not saved$/);
  },
};
export const WithTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    day(canvasElement, 5).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-10-05', to: '2027-10-13' });
    await expect(day(canvasElement, 13)).toHaveFocus();
  },
};
export const NothingMarked: Story = { args: { states: new Map() } };
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
