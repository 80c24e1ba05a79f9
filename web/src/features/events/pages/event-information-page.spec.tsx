import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { EventView } from '#contracts/events/events.views.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { searchDate } from '../../../lib/search-date.js';
import { anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { couple } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

async function openInformation(changes: Partial<EventView> = {}) {
  const api = anApi();
  const day = { eventDate: soon, isFlexible: false, eventTimeline: null };
  const kept = keepEvent(api, profileWith(anEvent({ eventDate: day, ...changes })));
  const page = renderApp({ path: '/event-information', user: couple, api });
  await screen.findByRole('textbox', { name: 'First name' });
  return { ...page, kept };
}
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => searchDate.followEvent());

describe('the page of an event', () => {
  it('shows all answers, and saves the changed ones [EV-43]', async () => {
    const { user, api, kept } = await openInformation();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Maya');
    expect(screen.getByRole('radio', { name: 'Wedding' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'City or ZIP code' })).toHaveValue('Chicago, IL');
    expect(await screen.findByRole('checkbox', { name: 'Florists' })).toBeChecked();
    expect(save()).toBeDisabled();
    await user.clear(screen.getByRole('textbox', { name: 'Guests' }));
    await user.type(screen.getByRole('textbox', { name: 'Guests' }), '120');
    await user.click(save());
    expect(await screen.findByText('Your event has been saved')).toBeVisible();
    expect(kept.profile.event?.basics.guestCount).toBe(120);
    expect(kept.profile.event?.props.currentSetupStep).toBe('COMPLETE');
    expect(Object.keys((api.callsOf(eventsRoutes.saveEventProfile)[0]!.body as { event: object }).event)).toEqual([
      'basics',
    ]);
    expect(screen.queryByText('Your date has changed')).not.toBeInTheDocument();
  });

  it('keeps the styles of the vendors that are looked for [OP-89]', async () => {
    const { user, kept } = await openInformation();
    await user.click(await screen.findByRole('checkbox', { name: 'Garden' }));
    await user.click(save());
    expect(await screen.findByText('Your event has been saved')).toBeVisible();
    expect(kept.profile.event?.preferences).toEqual({ styles: [11_001], budgetTier: 'premium' });
  });

  it('focuses a missing answer and saves nothing', async () => {
    const { user, api } = await openInformation();
    await user.clear(screen.getByRole('textbox', { name: 'Last name' }));
    await user.click(save());
    expect(await screen.findByText('Last name: field required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    expect(api.callsOf(eventsRoutes.saveEventProfile)).toEqual([]);
  });

  it('reports a failed save, and keeps the input', async () => {
    const { user, api } = await openInformation();
    api.answer(eventsRoutes.saveEventProfile, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), '-Ray');
    await user.click(save());
    expect(await screen.findByText('We couldn’t save your event')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Ellison-Ray');
    expect(save()).toBeEnabled();
  });
});

describe('a changed date', () => {
  async function moveDate() {
    const page = await openInformation();
    const calendar = within(screen.getByRole('application', { name: /Event date/ }));
    await page.user.click(calendar.getByRole('button', { name: 'Next month' }));
    const days = within(screen.getByRole('grid')).getAllByRole('button');
    await page.user.click(
      days.find((one) => one.textContent === '15' && one.getAttribute('aria-disabled') !== 'true')!,
    );
    await page.user.click(save());
    await screen.findByText('Your date has changed');
    return { ...page, now: page.kept.profile.event?.eventDate.eventDate ?? '' };
  }

  it('asks whether searches should follow, and updates them', async () => {
    const { user, now } = await moveDate();
    expect(now).not.toBe(soon);
    await user.click(screen.getByRole('button', { name: 'Yes, search with the new date' }));
    expect(screen.queryByText('Your date has changed')).not.toBeInTheDocument();
    expect(searchDate.of(now)).toBe(now);
  });

  it('leaves searches unchanged otherwise', async () => {
    const { user, now } = await moveDate();
    await user.click(screen.getByRole('button', { name: /^Keep / }));
    expect(searchDate.of(now)).toBe(soon);
  });
});
