import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { EventProfileView, EventView } from '#contracts/events/events.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { aNewEvent, anEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { chicago, couple, searchAnswer } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const nobody: EventProfileView = { event: null, eventUser: null };

async function openSetup(path: string, start: EventProfileView = nobody) {
  const api = anApi()
    .answer(placesRoutes.placeSuggestions, () => [chicago])
    .answer(identityRoutes.currentUser, () => couple)
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer());
  const kept = keepEvent(api, start);
  const page = renderApp({ path, user: { ...couple, firstName: '', lastName: '' }, api });
  await screen.findByRole('heading', { level: 1, name: /^(?!.*loading)/i });
  return { ...page, kept };
}
const at = (currentSetupStep: EventView['props']['currentSetupStep'], changes: Partial<EventView> = {}) =>
  profileWith(anEvent({ eventVendors: [], ...changes, props: { selectedHeroImage: 0, currentSetupStep } }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The calendar has a hidden button of this name too. */
const next = () => screen.getAllByRole('button', { name: 'Next' }).at(-1)!;
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));

describe('the setup of an event', () => {
  it('begins with the people, requires all of them and focuses the first missing one [EV-19]', async () => {
    const { user, api, address } = await openSetup('/setup');
    await heading('Whose day is it?');
    expect(address()).toBe('/setup/event-basics');
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(next());
    expect(await screen.findByText('First name: field required')).toBeVisible();
    for (const label of ['Last name', 'Event type', 'Role']) {
      expect(screen.getByText(`${label}: field required`)).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(api.callsOf(eventsRoutes.startEvent)).toEqual([]);
  });

  it('offers the roles of the type, and clears one that the type does not have [EV-20, OP-86]', async () => {
    const { user } = await openSetup('/setup');
    await heading('Whose day is it?');
    await user.click(group('What are you planning?').getByRole('radio', { name: 'Wedding' }));
    expect(group('Your role').getAllByRole('radio')).toHaveLength(6);
    await user.click(group('Your role').getByRole('radio', { name: 'Bride' }));
    await user.click(group('What are you planning?').getByRole('radio', { name: 'Prom' }));
    const roles = group('Your role').getAllByRole('radio');
    expect(roles.map((role) => [role.closest('label')?.textContent, (role as HTMLInputElement).checked])).toEqual([
      ['Partner', false],
      ['Guest or other', false],
    ]);
  });

  it('saves each step with event and event user, continues, and ends after the last', async () => {
    const { user, api, kept, address } = await openSetup('/setup');
    await heading('Whose day is it?');
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Maya');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Ellison');
    await user.click(group('What are you planning?').getByRole('radio', { name: 'Wedding' }));
    await user.click(group('Your role').getByRole('radio', { name: 'Bride' }));
    await user.click(next());

    await heading('When is it?');
    expect(kept.profile.event?.props.currentSetupStep).toBe('event-date');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/setup/event-basics');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    await user.click(screen.getByRole('button', { name: /How far away is it/ }));
    await user.click(await screen.findByRole('option', { name: '6 to 12 months' }));
    await user.click(next());

    await heading('Where will it be?');
    await user.type(screen.getByRole('combobox', { name: 'City, venue or zip code' }), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await user.click(next());

    await heading('How many guests, and what budget?');
    await user.type(screen.getByRole('textbox', { name: 'Guests' }), '90');
    await user.click(screen.getByRole('radio', { name: 'Premium' }));
    await user.click(next());

    await heading('Who are you looking for?');
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Florists' }));
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(kept.profile.event).toMatchObject({
      eventType: 'Wedding',
      eventDate: { eventDate: null, isFlexible: true, eventTimeline: 2 },
      locationKnown: true,
      eventLocations: [{ displayText: 'Chicago, IL', locationCity: 'Chicago', googlePlaceId: '4887398' }],
      basics: { guestCount: 90, guestCountKnown: true, budgetTier: 'premium', budgetTierKnown: true },
      eventVendors: [{ categoryId: 10, webstoreId: null, nickname: null }],
      props: { currentSetupStep: 'COMPLETE' },
    });
    const payloads = api.callsOf(eventsRoutes.saveEventProfile).map(({ body }) => body as Record<string, unknown>);
    expect(payloads).toHaveLength(5);
    for (const { eventUser } of payloads) {
      expect(eventUser).toEqual({ firstName: 'Maya', lastName: 'Ellison', role: 'Bride' });
    }
  });

  it('resumes at its current step, to which an unknown step redirects too [EV-13]', async () => {
    const { address, go } = await openSetup('/setup', at('event-location'));
    await heading('Where will it be?');
    await go('/setup/payment');
    await waitFor(() => expect(address()).toBe('/setup/event-location'));
  });

  it('does not open a step before the previous ones are complete', async () => {
    const { address } = await openSetup('/setup/event-details', profileWith(aNewEvent()));
    await heading('Whose day is it?');
    expect(address()).toBe('/setup/event-basics');
  });

  it('ends once it is complete', async () => {
    const { address } = await openSetup('/setup/event-date', at('COMPLETE'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('a step', () => {
  it('asks for a date, or a timeline when it is flexible [EV-25, EV-26, EV-27]', async () => {
    const nothing = { eventDate: null, isFlexible: false, eventTimeline: null };
    const { user } = await openSetup('/setup', at('event-date', { eventDate: nothing }));
    await heading('When is it?');
    await user.click(next());
    expect(await screen.findByText('Form can’t be empty')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Event date or timeline is required');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    expect(await screen.findByText('Required when timeline is flexible')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Event date or timeline is required');
  });

  it('clears the date when it becomes flexible, and the timeline when a day is chosen [EV-23, EV-24]', async () => {
    const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const day = { eventDate: soon, isFlexible: false, eventTimeline: null };
    const { user, kept } = await openSetup('/setup', at('event-date', { eventDate: day }));
    await heading('When is it?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /How far away is it/ }));
    await user.click(await screen.findByRole('option', { name: 'Less than 6 months' }));
    await user.click(next());
    await heading('Where will it be?');
    expect(kept.profile.event?.eventDate).toEqual({ eventDate: null, isFlexible: true, eventTimeline: 1 });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('When is it?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    await user.click(screen.getByRole('button', { name: 'Later month' }));
    const days = within(screen.getByRole('grid')).getAllByRole('button');
    await user.click(days.find((one) => one.textContent === '15' && one.getAttribute('aria-disabled') !== 'true')!);
    await user.click(next());
    await heading('Where will it be?');
    expect(kept.profile.event?.eventDate).toMatchObject({ isFlexible: false, eventTimeline: null });
    expect(kept.profile.event?.eventDate.eventDate).toMatch(/-15$/);
  });

  it('asks for a place until it is unknown, and then for its type [EV-29, EV-32]', async () => {
    const none = { locationKnown: null, eventLocations: [] };
    const { user, kept } = await openSetup('/setup', at('event-location', none));
    await heading('Where will it be?');
    await user.click(next());
    expect(await screen.findByText('Place: field required')).toBeVisible();
    await user.type(screen.getByRole('combobox'), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await user.click(screen.getByRole('checkbox', { name: 'We don’t know yet' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(await screen.findByText('Place type: field required')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Destination/ }));
    await user.click(next());
    await heading('How many guests, and what budget?');
    expect(kept.profile.event).toMatchObject({
      locationKnown: false,
      eventLocationType: 'destination',
      eventLocations: [],
    });
  });

  it.each([
    ['0', 'Guest count must be greater than 0'],
    ['ninety', 'Guest count must be numeric, at most 100,000'],
    ['100001', 'Guest count must be numeric, at most 100,000'],
  ])('refuses %s guests', async (typed, message) => {
    const open = { guestCount: null, guestCountKnown: null, budgetTier: null, budgetTierKnown: null };
    const { user } = await openSetup('/setup', at('event-details', { basics: open }));
    await heading('How many guests, and what budget?');
    await user.type(screen.getByRole('textbox', { name: 'Guests' }), typed);
    await user.click(next());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Budget: field required')).toBeVisible();
  });

  it('accepts not sure for guests and budget, which clears them, and restores a budget when it is chosen again [EV-34, EV-35]', async () => {
    const { user, kept } = await openSetup('/setup', at('event-details'));
    await heading('How many guests, and what budget?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re not sure how many yet' }));
    expect(screen.getByRole('textbox', { name: 'Guests' })).toHaveValue('');
    await user.click(screen.getByRole('radio', { name: 'Premium' }));
    expect(screen.getByRole('radio', { name: 'Premium' })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Luxury' }));
    await user.click(screen.getByRole('checkbox', { name: 'We’re not sure about the budget yet' }));
    expect(screen.getByRole('radio', { name: 'Luxury' })).not.toBeChecked();
    await user.click(next());
    await heading('Who are you looking for?');
    expect(kept.profile.event?.basics).toEqual({
      guestCount: null,
      guestCountKnown: false,
      budgetTier: null,
      budgetTierKnown: false,
    });
  });

  it('selects all vendor categories at once, and can be skipped only while none is chosen [EV-40]', async () => {
    const { user } = await openSetup('/setup', at('event-vendors'));
    await heading('Who are you looking for?');
    await user.click(await screen.findByRole('checkbox', { name: 'We’re looking for everything' }));
    // An archived category is never offered.
    expect(screen.getByText('4 chosen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Venues' }));
    expect(screen.getByRole('checkbox', { name: 'We’re looking for everything' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'We’re looking for everything' }));
    await user.click(screen.getByRole('checkbox', { name: 'We’re looking for everything' }));
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
  });
});

describe('a save that fails', () => {
  const failing = () => {
    throw new Refusal(503, 'temporarily-unavailable');
  };

  it('is logged, and its changes are saved with the next step [EV-17]', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api, kept } = await openSetup('/setup', at('event-date'));
    const start = kept.profile;
    api.answer(eventsRoutes.saveEventProfile, failing);
    await heading('When is it?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    await user.click(screen.getByRole('button', { name: /How far away is it/ }));
    await user.click(await screen.findByRole('option', { name: 'More than 12 months' }));
    await user.click(next());
    await heading('Where will it be?');
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
    expect(logged).toHaveBeenCalledWith('the event was not saved', expect.anything());
    const again = keepEvent(api, start);
    await user.click(next());
    await heading('How many guests, and what budget?');
    expect(again.profile.event?.eventDate).toEqual({ eventDate: null, isFlexible: true, eventTimeline: 3 });
    expect(again.profile.event?.props.currentSetupStep).toBe('event-details');
    logged.mockRestore();
  });

  it('keeps the last step open and reports it', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api, address } = await openSetup('/setup', at('event-vendors'));
    api.answer(eventsRoutes.saveEventProfile, failing);
    await heading('Who are you looking for?');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your event could not be saved');
    expect(address()).toBe('/setup/event-vendors');
    logged.mockRestore();
  });

  it('because of a concurrent change is repeated with the current version', async () => {
    const { user, api, kept } = await openSetup('/setup', at('event-location'));
    await heading('Where will it be?');
    kept.profile = { ...kept.profile, event: { ...kept.profile.event!, version: 9 } };
    await user.click(next());
    await heading('How many guests, and what budget?');
    expect(kept.profile.event?.version).toBe(10);
    expect(api.callsOf(eventsRoutes.saveEventProfile)).toHaveLength(2);
  });
});
