import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { takenDaysOf } from '#contracts/webstore/taken-days.js';
import { dayOf, laterMonth, monthOf } from '../../../base/months.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple } from '../../../test-support/examples.js';
import { formatLongDay } from '../../../base/format.js';
import { aPage, section, showPage } from '../../../test-support/open-webstore-page.js';

const month = laterMonth(monthOf(new Date()), 5);
const day = `${month}-16`;
const takenDays = (booked: string[]) =>
  takenDaysOf({ booked, partly: [], isKept: true }, dayOf(new Date(Date.now() + 1e11)));

function showAsCouple(webstore: Parameters<typeof aPage>[0], eventDate = day) {
  const api = aPage(webstore);
  keepEvent(api, profileWith(anEvent({ eventDate: { eventDate, isFlexible: false, eventTimeline: null } })));
  return showPage(webstore, api, couple);
}

it("the calendar of a public page describes the couple's day without a call, and turns to it", async () => {
  const { user, api } = await showAsCouple({ takenDays: takenDays([day]) });
  expect(await section('Availability').findByText(`Booked on your day, ${formatLongDay(day)}`)).toBeInTheDocument();
  expect(api.callsOf(webstoreRoutes.availability)).toHaveLength(1);
  expect(section('Availability').queryByRole('cell', { name: /your day/ })).not.toBeInTheDocument();
  await user.click(section('Availability').getByRole('button', { name: /^Show / }));
  await waitFor(() => expect(section('Availability').getByRole('cell', { name: /^16\b.*your day$/ })).toBeVisible());
  expect(api.callsOf(webstoreRoutes.availability)).toHaveLength(2);
  expect(section('Availability').queryByRole('button', { name: /^Show / })).not.toBeInTheDocument();
});

it("the next step of a public page names the couple's day instead of the next open one", async () => {
  await showAsCouple({ takenDays: takenDays([]) });
  expect(await screen.findByText(`Free on ${formatLongDay(day)}`)).toBeInTheDocument();
});

it('the calendar describes no day that is over, and none to visitors', async () => {
  const page = await showAsCouple({ takenDays: takenDays([]) }, '2020-10-16');
  await waitFor(() => expect(page.api.callsOf(webstoreRoutes.availability)).toHaveLength(1));
  expect(screen.queryByText(/your day/)).not.toBeInTheDocument();
  page.unmount();
  await showPage({ takenDays: takenDays([]) });
  expect(screen.queryByText(/your day/)).not.toBeInTheDocument();
});
