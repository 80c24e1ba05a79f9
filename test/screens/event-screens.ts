import type { Page } from 'playwright-core';
import type { EventProfileView } from '../../contracts/events/events.views.ts';
import { changed, never, problem, text, type AnyScreen } from './screen.ts';

const profilePath = /\/api\/eventUser$/;
const withProfile = (change: (profile: EventProfileView) => unknown) => (page: Page) =>
  page.route(profilePath, changed<EventProfileView>(change));
const at = (currentSetupStep: string, more: object = {}) =>
  withProfile(({ event, eventUser }) => ({
    event: event && { ...event, ...more, props: { ...event.props, currentSetupStep } },
    eventUser,
  }));
const couple = { person: 'couple' } as const;
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).last();
const open = {
  eventDate: { eventDate: null, isFlexible: true, eventTimeline: 2 },
  locationKnown: false,
  eventLocationType: 'local',
  eventLocations: [],
  basics: { guestCount: null, guestCountKnown: false, budgetTier: null, budgetTierKnown: false },
  eventVendors: [],
};

/** A couple's event: the setup step by step, the dashboard, and the page that edits it. */
export const eventScreens: AnyScreen[] = [
  {
    ...couple,
    name: 'event-basics',
    path: '/setup/event-basics',
    prepare: at('event-vendors'),
    reach: (page) => text(page, 'Whose day is it?'),
  },
  {
    ...couple,
    name: 'event-basics-missing',
    path: '/setup',
    prepare: withProfile(() => ({ event: null, eventUser: null })),
    reach: async (page) => {
      await next(page).click();
      await text(page, 'Role: field required');
    },
  },
  {
    ...couple,
    name: 'event-date',
    path: '/setup/event-date',
    prepare: at('event-vendors'),
    reach: (page) => text(page, 'When is it?'),
  },
  {
    ...couple,
    name: 'event-date-flexible',
    path: '/setup/event-date',
    prepare: at('event-date', { eventDate: { eventDate: null, isFlexible: true, eventTimeline: null } }),
    reach: async (page) => {
      await next(page).click();
      await text(page, 'Required when timeline is flexible');
    },
  },
  {
    ...couple,
    name: 'event-location',
    path: '/setup/event-location',
    prepare: at('event-vendors'),
    reach: (page) => text(page, 'Where will it be?'),
  },
  {
    ...couple,
    name: 'event-location-unknown',
    path: '/setup/event-location',
    prepare: at('event-vendors', open),
    reach: (page) => text(page, 'What kind of place?'),
  },
  {
    ...couple,
    name: 'event-details',
    path: '/setup/event-details',
    prepare: at('event-vendors'),
    reach: (page) => text(page, 'How many guests, and what’s your budget?'),
  },
  {
    ...couple,
    name: 'event-vendors',
    path: '/setup/event-vendors',
    prepare: at('event-vendors'),
    reach: (page) => text(page, '6 selected'),
  },
  {
    ...couple,
    name: 'event-dashboard',
    path: '/dashboard',
    reach: (page) => text(page, 'Near Wimberley'),
  },
  {
    ...couple,
    name: 'event-dashboard-open',
    path: '/dashboard',
    prepare: at('COMPLETE', open),
    reach: (page) => text(page, 'Not decided yet'),
  },
  {
    ...couple,
    name: 'event-dashboard-loading',
    path: '/dashboard',
    prepare: (page) => page.route(profilePath, never),
    reach: (page) => page.getByText('Loading').first().waitFor({ state: 'attached' }),
  },
  {
    ...couple,
    name: 'event-dashboard-failed',
    path: '/dashboard',
    prepare: (page) => page.route(profilePath, (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'We couldn’t load your event'),
  },
  { name: 'event-dashboard-visitor', path: '/dashboard', reach: (page) => text(page, 'One place for your whole day') },
  {
    ...couple,
    name: 'event-information',
    path: '/event-information',
    reach: (page) => text(page, 'We’re looking for everything'),
  },
];
