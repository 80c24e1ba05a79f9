import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { withCalendar } from '../../../test-support/a-calendar.js';
import { vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { button, choice, dayName, dayOf, makeItOctober, openCalendar } from '../../../test-support/open-calendar.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

beforeEach(() => void makeItOctober());
afterEach(() => void jest.useRealTimers());

describe('the calendar of a vendor', () => {
  it('is a month beside a panel, with the state in the names of its days [WS-66]', async () => {
    await openCalendar();
    const grid = screen.getByRole('grid', { name: 'Your calendar, October 2027' });
    const states = [1, 7, 9, 12].map((day) => within(grid).getByRole('button', { name: dayName(day) }));
    expect(states.map((day) => day.getAttribute('aria-label'))).toEqual([
      'Friday, October 1, 2027, Available',
      'Thursday, October 7, 2027, Partly available',
      'Saturday, October 9, 2027, Unavailable',
      'Tuesday, October 12, 2027, Not marked',
    ]);
    expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent('No day selected');
  });

  it('requests the days from one month before to one month after the visible month [WS-73]', async () => {
    const { press, windows } = await openCalendar();
    await press('Next month');
    expect(screen.getByRole('grid', { name: /November 2027/ })).toBeInTheDocument();
    await waitFor(() => expect(windows()).toHaveLength(2));
    await press('Previous month', 'Previous month');
    await waitFor(() => expect(windows()).toHaveLength(3));
    expect(windows()).toEqual([
      { startDate: '2027-09-01', endDate: '2027-11-30' },
      { startDate: '2027-10-01', endDate: '2027-12-31' },
      { startDate: '2027-08-01', endDate: '2027-10-31' },
    ]);
  });

  it('saves the chosen state of a day, with a toast [WS-71, WS-72]', async () => {
    const { user, press, saves, api } = await openCalendar();
    expect(button('Auto-saved')).toBeDisabled();
    await user.click(dayOf(14));
    expect(screen.getByText('1 day selected')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'October 14, 2027' })).toBeInTheDocument();
    expect(choice('Clear')).toBeChecked();
    expect(button('Save availability')).toBeDisabled();
    await user.click(choice('Unavailable'));
    expect(dayOf(14)).toHaveAccessibleName('Thursday, October 14, 2027 selected, Unavailable, not saved');
    expect(screen.getByText('1 day not saved')).toBeInTheDocument();
    await press('Save availability');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Availability saved');
    expect(saves()).toEqual([{ date: '2027-10-14', availability: 'unavailable' }]);
    expect(api.callsOf(webstoreRoutes.setAvailability)[0]?.path).toMatch(/^webstores\/.{36}\/availability$/);
    await waitFor(() => expect(dayOf(14)).toHaveAccessibleName('Thursday, October 14, 2027, Unavailable'));
    expect(dayOf(14)).toHaveFocus();
  });

  it.each([
    [14, ['Available', 'Partly available', 'Unavailable']],
    [7, ['Clear']],
  ])('accepts every state of a day, day %s too: it is never invalid [WS-70]', async (day, states) => {
    const { user } = await openCalendar();
    await user.click(dayOf(day));
    for (const state of states) {
      await user.click(choice(state));
      expect(button('Save availability')).toBeEnabled();
      expect(document.querySelector('[aria-invalid=true]')).toBeNull();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    }
  });

  it('removes an entry when its state is cleared [OP-43, OP-42]', async () => {
    const { user, press, saves } = await openCalendar();
    await user.click(dayOf(7));
    expect(choice('Partly available')).toBeChecked();
    await user.click(choice('Clear'));
    await press('Save');
    await screen.findByText('Availability saved');
    expect(saves()).toEqual([{ date: '2027-10-07', availability: null }]);
    await waitFor(() => expect(dayOf(7)).toHaveAccessibleName('Thursday, October 7, 2027, Not marked'));
  });

  it('keeps the choice when a save fails, so that it can be retried [WS-71]', async () => {
    const { user, api, press, saves } = await openCalendar();
    api.answer(webstoreRoutes.setAvailability, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.click(dayOf(14));
    await user.click(choice('Available'));
    await press('Save availability');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/We couldn’t save this/);
    expect(choice('Available')).toBeChecked();
    await press('Save availability');
    await waitFor(() => expect(saves()).toHaveLength(2));
  });

  it('saves a chosen state by itself after a pause, once, and keeps the day selected [WS-27, WS-71]', async () => {
    const { user, api, saves } = await openCalendar({}, 20);
    api.answer(webstoreRoutes.setAvailability, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.click(dayOf(14));
    await user.click(choice('Unavailable'));
    expect(await screen.findByText(/We couldn’t save this/)).toBeInTheDocument();
    expect(button('Save')).toBeEnabled();
    withCalendar(api, []);
    await user.click(choice('Available'));
    expect(await screen.findByText('Availability saved')).toBeInTheDocument();
    expect(saves()).toEqual([
      { date: '2027-10-14', availability: 'unavailable' },
      { date: '2027-10-14', availability: 'available' },
    ]);
    await waitFor(() => expect(button('Auto-saved')).toBeDisabled());
    expect(dayOf(14)).toHaveAccessibleName('Thursday, October 14, 2027 selected, Available');
  });

  it('deselects a day that is selected again [WS-68]', async () => {
    const { user } = await openCalendar();
    await user.click(dayOf(14));
    expect(dayOf(14).closest('[role=gridcell]')).toHaveAttribute('aria-selected', 'true');
    await user.click(dayOf(14));
    expect(screen.getByText('No day selected')).toBeInTheDocument();
    expect(dayOf(14).closest('[role=gridcell]')).not.toHaveAttribute('aria-selected');
  });

  it('shows that the selected days differ', async () => {
    const { user, press } = await openCalendar();
    await press('Select several days');
    await user.click(dayOf(7));
    await user.click(dayOf(9));
    expect(screen.getByRole('heading', { name: 'October 7 to 9, 2027' })).toBeInTheDocument();
    expect(screen.getByText('These days have different statuses.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  describe('selects a span, which is saved with one call,', () => {
    const threeDays = { date: '2027-10-14', endDate: '2027-10-16', availability: 'available' };
    const saveSpan = async ({ user, press, saves }: Awaited<ReturnType<typeof openCalendar>>) => {
      expect(screen.getByRole('heading', { name: 'October 14 to 16, 2027' })).toBeInTheDocument();
      expect(screen.getByText('Thursday, Friday, Saturday')).toBeInTheDocument();
      await user.click(choice('Available'));
      await press('Save availability');
      await screen.findByText('Availability saved');
      expect(saves()).toEqual([threeDays]);
    };

    it('with Shift and a press', async () => {
      const page = await openCalendar();
      await page.user.click(dayOf(16));
      await page.user.keyboard('{Shift>}');
      await page.user.click(dayOf(14));
      await page.user.keyboard('{/Shift}');
      await saveSpan(page);
    });

    it('by keyboard alone', async () => {
      const page = await openCalendar();
      act(() => dayOf(5).focus());
      await page.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
      expect(screen.getByRole('heading', { name: 'October 14, 2027' })).toBeInTheDocument();
      await page.user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
      expect(dayOf(16)).toHaveFocus();
      await saveSpan(page);
    });

    it('by dragging with a mouse', async () => {
      const page = await openCalendar();
      await page.user.pointer([
        { keys: '[MouseLeft>]', target: dayOf(14) },
        { target: dayOf(15) },
        { target: dayOf(16) },
        { keys: '[/MouseLeft]', target: dayOf(16) },
      ]);
      expect(dayOf(16)).toHaveAttribute('tabindex', '0');
      await saveSpan(page);
    });

    it('with two presses after ‘Select several days’', async () => {
      const page = await openCalendar();
      await page.press('Select several days');
      await page.user.click(dayOf(14));
      await page.user.click(dayOf(16));
      await saveSpan(page);
    });
  });

  describe('with unsaved changes', () => {
    const withChoice = async () => {
      const page = await openCalendar();
      await page.user.click(dayOf(14));
      await page.user.click(choice('Available'));
      return page;
    };

    it('asks before another day is selected, and can save the first [WS-69]', async () => {
      const { user, press, saves } = await withChoice();
      await user.click(dayOf(22));
      const dialog = await screen.findByRole('alertdialog', { name: 'Save October 14 first?' });
      expect(dialog).toHaveTextContent('You marked 1 day as available. Nothing has been saved yet.');
      await press('Save and continue');
      await waitFor(() => expect(saves()).toEqual([{ date: '2027-10-14', availability: 'available' }]));
      expect(await screen.findByRole('heading', { name: 'October 22, 2027' })).toBeInTheDocument();
    });

    it('goes to the other day without saving when they are discarded [WS-69]', async () => {
      const { user, press, saves } = await withChoice();
      await user.click(dayOf(22));
      await screen.findByRole('alertdialog');
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
      expect(screen.getByRole('heading', { name: 'October 22, 2027' })).toBeInTheDocument();
      expect(choice('Clear')).toBeChecked();
      expect(saves()).toEqual([]);
      await press('Previous month');
    });

    it('stays on the day on request', async () => {
      const { user, press } = await withChoice();
      await user.click(dayOf(14));
      await screen.findByRole('alertdialog');
      await press('Stay here');
      expect(screen.getByRole('heading', { name: 'October 14, 2027' })).toBeInTheDocument();
      expect(choice('Available')).toBeChecked();
    });

    it('gives added days the same state without asking', async () => {
      const { user } = await withChoice();
      await user.keyboard('{Shift>}');
      await user.click(dayOf(15));
      await user.keyboard('{/Shift}');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(dayOf(15)).toHaveAccessibleName(/Available, not saved/);
    });

    it('asks before the page is left', async () => {
      const { go } = await withChoice();
      await go('/vendor/webstore');
      expect(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' })).toBeInTheDocument();
    });
  });

  it('publishes the changes of other sections, after saving the days', async () => {
    const { user, press, api, saves } = await openCalendar({ publishStatus: 'Unpublished Changes' });
    await user.click(dayOf(14));
    await user.click(choice('Available'));
    await press('Save and publish');
    await waitFor(() => expect(api.callsOf(webstoreRoutes.publish)).toHaveLength(1));
    expect(saves()).toHaveLength(1);
    expect(api.callsOf(webstoreRoutes.saveWebstore)).toEqual([]);
  });

  it('can be retried when it was not loaded', async () => {
    const { api } = anApiWith();
    withCalendar(api, []).answer(webstoreRoutes.availability, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    const { user } = renderApp({ path: '/vendor/webstore/editavailability', user: vendor, api });
    await screen.findByText('We couldn’t load your calendar');
    withCalendar(api, []);
    await user.click(button('Try again'));
    expect(await screen.findByText(/No days are marked in these months/)).toBeInTheDocument();
  });
});
