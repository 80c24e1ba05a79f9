import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { SaveEventProfileRequest } from '#contracts/events/events.requests.js';
import type { EventProfileView, EventUserView, EventView } from '#contracts/events/events.views.js';
import { couple, florist, venues } from './examples.js';
import { Refusal, type FakeApi } from './fake-api.js';

/** An event with all answers. */
export const anEvent = (changes: Partial<EventView> = {}): EventView => ({
  id: '0198c0de-0000-7000-8000-00000000ee01',
  version: 3,
  eventType: 'Wedding',
  eventTypeId: 1,
  eventDate: { eventDate: '2094-10-16', isFlexible: false, eventTimeline: null },
  locationKnown: true,
  eventLocationType: null,
  eventLocations: [
    {
      id: '0198c0de-0000-7000-8000-00000000ee02',
      displayText: 'Chicago, IL',
      addressLine1: '',
      addressLine2: '',
      locationCity: 'Chicago',
      locationState: 'IL',
      locationZipCode: '',
      latitude: 41.85,
      longitude: -87.65,
      googlePlaceId: '4887398',
    },
  ],
  basics: { guestCount: 90, guestCountKnown: true, budgetTier: 'premium', budgetTierKnown: true },
  eventVendors: [venues, florist].map(({ id }) => ({ categoryId: id, webstoreId: null, nickname: null })),
  bookedVendors: [],
  preferences: { styles: [], budgetTier: 'premium' },
  dashboardHeroImage: null,
  props: { selectedHeroImage: 0, currentSetupStep: 'COMPLETE' },
  ...changes,
});

/** An event without answers. */
export const aNewEvent = (changes: Partial<EventView> = {}): EventView =>
  anEvent({
    version: 1,
    eventType: null,
    eventTypeId: null,
    eventDate: { eventDate: null, isFlexible: false, eventTimeline: null },
    locationKnown: null,
    eventLocations: [],
    basics: { guestCount: null, guestCountKnown: null, budgetTier: null, budgetTierKnown: null },
    eventVendors: [],
    props: { selectedHeroImage: 0, currentSetupStep: 'event-basics' },
    ...changes,
  });

const eventUserOf = ({ id }: EventView, role: 'Bride' | null): EventUserView => ({
  id: couple.id,
  eventId: id,
  firstName: 'Maya',
  lastName: 'Ellison',
  role,
  username: couple.username,
  email: couple.email,
  phoneNumber: null,
  emailOptIn: false,
});

export const profileWith = (event: EventView, role: 'Bride' | null = 'Bride'): EventProfileView => ({
  event,
  eventUser: eventUserOf(event, role),
});

/** Stores an event like the api: saves only from the current version. */
export function keepEvent(api: FakeApi, start: EventProfileView): { profile: EventProfileView } {
  const kept = { profile: start };
  api
    .answer(eventsRoutes.eventProfile, () => kept.profile)
    .answer(eventsRoutes.startEvent, () => {
      if (!kept.profile.event) kept.profile = profileWith(aNewEvent(), null);
      return kept.profile;
    })
    .answer(eventsRoutes.saveEventProfile, ({ body }) => {
      const { version, event: { props, preferences, ...event } = {}, eventUser = {} } = body as SaveEventProfileRequest;
      const before = kept.profile.event;
      if (!before || version !== before.version) throw new Refusal(409, 'changed-meanwhile');
      kept.profile = {
        event: {
          ...before,
          ...event,
          preferences: { ...before.preferences, ...preferences },
          props: { ...before.props, ...props },
          version: before.version + 1,
        },
        eventUser: { ...eventUserOf(before, null), ...kept.profile.eventUser, ...eventUser },
      };
      return kept.profile;
    });
  return kept;
}
