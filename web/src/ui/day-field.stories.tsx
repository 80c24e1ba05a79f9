import { useState } from 'react';
import { getLocalTimeZone, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DayField } from './day-field.js';

const soon = today(getLocalTimeZone()).add({ days: 40 }).toString();

const meta = {
  title: 'Fields/Day field',
  component: DayField,
  args: {
    label: 'Day',
    value: undefined,
    placeholder: 'Any day',
    clear: 'Clear the day',
    calendar: { earlierMonth: 'Previous month', laterMonth: 'Next month' },
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const change = (day: string | undefined) => {
      setValue(day);
      args.onChange(day);
    };
    return <DayField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof DayField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: 'Only vendors who are free on it.' } };

export const Chosen: Story = {
  args: { value: soon },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the day' }));
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
    await expect(within(canvasElement).getByRole('button', { name: 'Day, Any day' })).toBeVisible();
  },
};

export const Open: Story = {
  args: { value: soon },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Day, / }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeEnabled();
  },
};

export const ByKeyboard: Story = {
  args: { value: soon },
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /^Day, / })
      .focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const next = today(getLocalTimeZone()).add({ days: 41 }).toString();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(next));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};
