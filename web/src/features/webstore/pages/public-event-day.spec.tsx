import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { shortCalendarOf } from '#contracts/webstore/short-calendar.js';
import { dayOf, laterMonth, monthOf } from '../../../base/months.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple } from '../../../test-support/examples.js';
import { formatLongDay } from '../../../base/format.js';
import { aPage, section, showPage } from '../../../test-support/open-webstore-page.js';

const month = laterMonth(monthOf(new Date()), 5);
const day = `${month}-16`;
const calendar = (marked: { booked?: string[]; free?: string[] }) =>
  shortCalendarOf({ booked: [], partly: [], free: [], ...marked }, dayOf(new Date(Date.now() + 1e11)));

function showAsCouple(webstore: Parameters<typeof aPage>[0], eventDate = day) {
  const api = aPage(webstore);
  keepEvent(api, profileWith(anEvent({ eventDate: { eventDate, isFlexible: false, eventTimeline: null } })));
  return showPage(webstore, api, couple);
}

it("the calendar of a public page describes the couple's day without a call, and turns to it", async () => {
  const { user, api } = await showAsCouple({ calendar: calendar({ booked: [day] }) });
  expect(await section('Availability').findByText(`Booked on your date, ${formatLongDay(day)}`)).toBeInTheDocument();
  expect(api.callsOf(webstoreRoutes.availability)).toHaveLength(1);
  expect(section('Availability').queryByRole('cell', { name: /your date/ })).not.toBeInTheDocument();
  await user.click(section('Availability').getByRole('button', { name: /^Show / }));
  await waitFor(() => expect(section('Availability').getByRole('cell', { name: /^16\b.*your date$/ })).toBeVisible());
  expect(api.callsOf(webstoreRoutes.availability)).toHaveLength(2);
  expect(section('Availability').queryByRole('button', { name: /^Show / })).not.toBeInTheDocument();
});

it("the next step of a public page names the couple's day instead of the next open one", async () => {
  await showAsCouple({ calendar: calendar({ free: [day] }) });
  expect(await screen.findByText(`Free on ${formatLongDay(day)}`)).toBeInTheDocument();
});

it('the calendar describes no day that is over, and none to visitors', async () => {
  const page = await showAsCouple({ calendar: calendar({ free: [day] }) }, '2020-10-16');
  await waitFor(() => expect(page.api.callsOf(webstoreRoutes.availability)).toHaveLength(1));
  expect(screen.queryByText(/your date/)).not.toBeInTheDocument();
  page.unmount();
  await showPage({ calendar: calendar({ free: [day] }) });
  expect(screen.queryByText(/your date/)).not.toBeInTheDocument();
});

it('a day that the vendor has not marked is unknown in the next step and in the calendar [OP-42]', async () => {
  await showAsCouple({ calendar: calendar({ booked: [`${month}-15`], free: [`${month}-17`] }) });
  expect(await screen.findByText(`Ask about ${formatLongDay(day)}`)).toBeInTheDocument();
  expect(await section('Availability').findByText(`Ask about your date, ${formatLongDay(day)}`)).toBeInTheDocument();
});

it('the next step names no unmarked day of a business that cannot be asked', async () => {
  const page = await showAsCouple({ isUnclaimed: true, calendar: calendar({ free: [`${month}-17`] }) });
  expect(await section('Availability').findByText(`Ask about your date, ${formatLongDay(day)}`)).toBeInTheDocument();
  expect(screen.queryByText(`Ask about ${formatLongDay(day)}`)).not.toBeInTheDocument();
  page.unmount();
  await showAsCouple({ isUnclaimed: true, calendar: calendar({ free: [day] }) });
  expect(await screen.findByText(`Free on ${formatLongDay(day)}`)).toBeInTheDocument();
});
