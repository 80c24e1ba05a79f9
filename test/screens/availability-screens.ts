import type { Page } from 'playwright-core';
import { shownBy, type AnyScreen } from './screen.ts';

const availability = /\/api\/webstores\/[0-9a-f-]{36}\/availability/;
const page = { path: '/vendor/webstore/editavailability', person: 'vendor' } as const;

/** A month with many marked days at any time: the days are mocked here. */
const withDays = (tab: Page) =>
  tab.route(availability, (route) => {
    const start = new Date(new URL(route.request().url()).searchParams.get('startDate') ?? '');
    const days = Array.from({ length: 90 }, (_unused, ahead) => new Date(start.getTime() + ahead * 86_400_000));
    const stateOn = [undefined, undefined, undefined, undefined, 'partial', 'available', 'unavailable'];
    return route.fulfill({
      json: days.flatMap((day) => {
        const state = stateOn[day.getUTCDay()];
        return state ? [{ availabilityDate: day.toISOString().slice(0, 10), availability: state }] : [];
      }),
    });
  });

const grid = (tab: Page) => tab.getByRole('grid').waitFor();
const day = (tab: Page, number: number) =>
  tab.locator('[data-day]:not([data-outside-month])').getByText(String(number), { exact: true });
const selectThree = async (tab: Page) => {
  await grid(tab);
  await day(tab, 14).click();
  await day(tab, 16).click({ modifiers: ['Shift'] });
  const edit = tab.getByRole('button', { name: 'Edit Availability' });
  if (await edit.isVisible()) await edit.click();
  await tab.getByRole('radiogroup').waitFor();
};
const markThree = async (tab: Page) => {
  await selectThree(tab);
  await tab.getByText('Free, and open for bookings').click();
  await tab.getByRole('radio', { name: 'Available', checked: true }).waitFor();
};
const backOnPhones = async (tab: Page) => {
  const back = tab.getByRole('button', { name: 'Back to calendar' });
  if (await back.isVisible()) await back.click();
  await grid(tab);
};

/** The vendor's calendar. */
export const availabilityScreens: AnyScreen[] = [
  { ...page, name: 'availability-selected', prepare: withDays, reach: markThree },
  {
    ...page,
    name: 'availability-unsaved',
    prepare: withDays,
    reach: async (tab) => {
      await markThree(tab);
      await backOnPhones(tab);
    },
  },
  {
    ...page,
    name: 'availability-asks',
    viewportOnly: true,
    prepare: withDays,
    reach: async (tab) => {
      await markThree(tab);
      await backOnPhones(tab);
      await day(tab, 22).click();
      await tab.getByRole('alertdialog').waitFor();
    },
  },
  ...shownBy('pages-vendor-availability', {
    availability: 'default',
    'availability-empty': 'nothing-marked',
    'availability-loading': 'loading',
    'availability-failed': 'error',
  }),
];
