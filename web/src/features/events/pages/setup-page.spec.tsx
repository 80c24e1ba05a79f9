import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SaveEventProfileRequest } from '#contracts/events/events.requests.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import { aNewEvent, keepEvent, profileWith } from '../../../test-support/event-examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { at, group, heading, namesOf, next, openSetup } from '../../../test-support/open-setup.js';

describe('the setup of an event', () => {
  it('begins with the people, requires all of them and focuses the first missing one [EV-6, EV-19, EV-21]', async () => {
    const { user, api, address } = await openSetup('/setup');
    await heading('Whose day is it?');
    expect(address()).toBe('/setup/event-basics');
    expect(namesOf(group('What are you planning?').getAllByRole('radio'))).toEqual([
      'Wedding',
      'Quinceañera',
      'Graduation',
      'Prom',
      'Homecoming',
      'First communion',
      'Military ball',
      'Group event',
      'Special occasion',
      'Party only',
    ]);
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    await user.click(next());
    expect(await screen.findByText('First name: field required')).toBeVisible();
    for (const label of ['Last name', 'Event type', 'Role']) {
      expect(screen.getByText(`${label}: field required`)).toBeVisible();
    }
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    expect(api.callsOf(eventsRoutes.startEvent)).toEqual([]);
  });

  it('offers the roles of the type, and clears one that the type does not have [EV-7, EV-20, OP-86]', async () => {
    const { user } = await openSetup('/setup');
    await heading('Whose day is it?');
    await user.click(group('What are you planning?').getByRole('radio', { name: 'Wedding' }));
    expect(namesOf(group('Your role').getAllByRole('radio'))).toEqual([
      'Bride',
      'Partner',
      'Bridesmaid',
      'Mother of the bride or groom',
      'Grandmother of the bride or groom',
      'Guest or other',
    ]);
    await user.click(group('Your role').getByRole('radio', { name: 'Bride' }));
    await user.click(group('What are you planning?').getByRole('radio', { name: 'Prom' }));
    const roles = group('Your role').getAllByRole('radio');
    expect(roles.map((role) => [role.closest('label')?.textContent, (role as HTMLInputElement).checked])).toEqual([
      ['Partner', false],
      ['Guest or other', false],
    ]);
  });

  it('saves each step with event and event user, continues, and ends after the last [EV-16, EV-36, EV-46, EV-10]', async () => {
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
    await user.click(screen.getByRole('button', { name: /How soon is it/ }));
    await user.click(await screen.findByRole('option', { name: '6 to 12 months' }));
    await user.click(next());

    await heading('Where will it be?');
    await user.type(screen.getByRole('combobox', { name: 'City or ZIP code' }), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await user.click(next());

    await heading('How many guests, and what’s your budget?');
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
    const payloads = api.callsOf(eventsRoutes.saveEventProfile).map(({ body }) => body as SaveEventProfileRequest);
    expect(payloads.map(({ event }) => event?.props?.currentSetupStep)).toEqual([
      'event-date',
      'event-location',
      'event-details',
      'event-vendors',
      'COMPLETE',
    ]);
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

describe('a save that fails', () => {
  const failing = () => {
    throw new Refusal(503, 'temporarily-unavailable');
  };

  it('is logged, and its changes are saved with the next step [EV-17, EV-10]', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api, kept } = await openSetup('/setup', at('event-date'));
    const start = kept.profile;
    api.answer(eventsRoutes.saveEventProfile, failing);
    await heading('When is it?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    await user.click(screen.getByRole('button', { name: /How soon is it/ }));
    await user.click(await screen.findByRole('option', { name: 'More than 12 months' }));
    await user.click(next());
    await heading('Where will it be?');
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
    expect(logged).toHaveBeenCalledWith('the event was not saved', expect.anything());
    const again = keepEvent(api, start);
    await user.click(next());
    await heading('How many guests, and what’s your budget?');
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
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your event');
    expect(address()).toBe('/setup/event-vendors');
    logged.mockRestore();
  });

  it('because of a concurrent change is repeated with the current version', async () => {
    const { user, api, kept } = await openSetup('/setup', at('event-location'));
    await heading('Where will it be?');
    kept.profile = { ...kept.profile, event: { ...kept.profile.event!, version: 9 } };
    await user.click(next());
    await heading('How many guests, and what’s your budget?');
    expect(kept.profile.event?.version).toBe(10);
    expect(api.callsOf(eventsRoutes.saveEventProfile)).toHaveLength(2);
  });
});
