import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { count } from './count.js';

type State = AvailabilityState | 'unknown';

/** The names of each state: as a choice, on a day of the calendar, and in the legend. */
const states: Record<State, { choice: string; help: string; short: string; full: string }> = {
  available: {
    choice: 'Available',
    help: 'Free, and open for bookings',
    short: 'Open',
    full: 'Available',
  },
  partial: {
    choice: 'Partly available',
    help: 'Some hours are open; couples can ask which',
    short: 'Partly',
    full: 'Partly available',
  },
  unavailable: {
    choice: 'Unavailable',
    help: 'Booked, or a day off',
    short: 'Booked',
    full: 'Unavailable',
  },
  unknown: {
    choice: 'Clear',
    help: 'No mark; couples can still ask',
    short: '',
    full: 'Not marked',
  },
};

/** Words of the page on which a vendor marks days. */
export const editAvailability = {
  lead: 'Couples who search by date will find you unless you mark the day unavailable.',
  idle: 'Saved days go live right away, without publishing.',
  calendar: 'Your calendar',
  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  states,
  unsaved: 'not saved',
  loading: 'Loading your calendar',
  failed: 'We couldn’t load your calendar',
  empty: 'No days are marked in these months. Select a day to start.',
  months: 'Months',
  marked: (days: number) => (days === 0 ? 'Not marked' : `${days} marked`),
  free: (days: number) => `${days} open`,
  several: 'Select several days',
  panel: {
    label: 'Status',
    selected: (days: number) => `${count(days, 'day')} selected`,
    none: 'No day selected',
    noneText: 'Select a day in the calendar to set your availability.',
    state: 'Your status',
    mixed: 'These days have different statuses.',
    close: 'Deselect',
    save: 'Save availability',
    discard: 'Discard',
  },
  hints: {
    title: 'Several days at once',
    drag: 'Press the first day and drag to the last.',
    click: 'Hold Shift and click the last day.',
    keys: 'Arrow keys move, Space selects, Shift with arrow keys selects a range.',
    again: 'Select the same day again to deselect it.',
  },
  phone: {
    edit: 'Edit Availability',
    back: 'Back to calendar',
    deselect: 'Deselect',
  },
  notSaved: (days: number) => `${count(days, 'day')} not saved`,
  ask: {
    title: (span: string) => `Save ${span} first?`,
    text: (days: number, state: State) =>
      state === 'unknown'
        ? `You cleared ${count(days, 'day')}. Nothing has been saved yet.`
        : `You marked ${count(days, 'day')} as ${states[state].full.toLowerCase()}. Nothing has been saved yet.`,
    save: 'Save and continue',
    discard: 'Discard',
    stay: 'Stay here',
  },
  saved: 'Availability saved',
  saveFailed: 'We couldn’t save this. Your selection is still here; please try again.',
};
