import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, choice, dayOf, makeItOctober, makeWindow, openCalendar } from '../../../test-support/open-calendar.js';

const { innerWidth } = window;
beforeEach(() => void makeItOctober());
afterEach(() => {
  jest.useRealTimers();
  makeWindow(innerWidth);
});

describe('the calendar below 815 px', () => {
  beforeEach(() => makeWindow(814));

  it('has its panel as a separate step, with a way back [WS-67]', async () => {
    const { user, press, saves } = await openCalendar();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(dayOf(14));
    await press('Edit Availability');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
    await user.click(choice('Partly available'));
    await press('Back to calendar');
    expect(dayOf(14)).toHaveAccessibleName(/Partly available, not saved/);
    expect(dayOf(14)).toHaveFocus();
    await press('Edit Availability', 'Save availability');
    await screen.findByText('Availability saved');
    expect(saves()).toEqual([{ date: '2027-10-14', availability: 'partial' }]);
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    expect(button('Auto-saved')).toBeDisabled();
  });

  it('asks about unsaved changes before another day is selected, also in the step of the calendar [WS-69]', async () => {
    const { user, press } = await openCalendar();
    await user.click(dayOf(14));
    await press('Edit Availability');
    await user.click(choice('Available'));
    await press('Back to calendar');
    await user.click(dayOf(15));
    expect(await screen.findByRole('alertdialog', { name: 'Save October 14 first?' })).toBeInTheDocument();
  });

  it('has the panel beside it from 815 px on [WS-67]', async () => {
    makeWindow(815);
    await openCalendar();
    expect(screen.getByRole('region', { name: 'Status' })).toBeInTheDocument();
  });
});
