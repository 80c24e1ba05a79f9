import { act, screen } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { withCalendar, type MarkedDays } from './a-calendar.js';
import { vendor } from './examples.js';
import { freezeDate } from './freeze-date.js';
import { anApiWith } from './open-editor.js';
import { renderApp } from './render-app.js';

/** Sets the date to October 5, 2027; timers keep running. */
export const makeItOctober = () => freezeDate(new Date('2027-10-05T15:00:00Z'));

export const makeWindow = (width: number) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  act(() => void window.dispatchEvent(new Event('resize')));
};

const october: MarkedDays = [
  ['2027-10-01', 'available'],
  ['2027-10-07', 'partial'],
  ['2027-10-09', 'unavailable'],
];

export const dayName = (day: number) => new RegExp(`October ${day}, 2027`);
export const dayOf = (day: number) => screen.getByRole('button', { name: dayName(day) });
export const choice = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
export const button = (name: string) => screen.getByRole('button', { name });

/** A vendor's calendar, open in October 2027. */
export async function openCalendar(start: Partial<WebstoreDraftView> = {}, autoSaveAfter?: number) {
  const { api } = anApiWith(start);
  withCalendar(api, october);
  const path = '/vendor/webstore/editavailability';
  const page = renderApp({ path, user: vendor, api, ...(autoSaveAfter !== undefined && { autoSaveAfter }) });
  await screen.findByRole('grid', { name: 'Your calendar, October 2027' });
  const saves = () => api.callsOf(webstoreRoutes.setAvailability).map(({ body }) => body);
  // Requests of the calendar: the navigation reads two months, to know whether a day is marked.
  const windows = () =>
    api
      .callsOf(webstoreRoutes.availability)
      .map(({ query }) => query)
      .filter(({ startDate, endDate }) => startDate !== '2027-10-01' || endDate !== '2027-11-30');
  const press = async (...names: string[]) => {
    for (const name of names) await page.user.click(button(name));
  };
  return { ...page, api, saves, windows, press };
}
