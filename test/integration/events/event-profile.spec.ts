import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsRoutes as routes } from '#contracts/events/events.routes.js';
import type { EventProfileView, EventUserIdView, EventView } from '#contracts/events/events.views.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { Posy } from '../../support/posy/posy.js';
import { wedding } from './event-answers.js';

let posy: Posy;
let counter = 0;

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
});
afterAll(() => posy.stop());

async function somebody() {
  const email = `planner-${(counter += 1)}@posy.example`;
  return { userId: await posy.register(email), email, token: await posy.signIn(email) };
}
const start = async (token: string) => (await posy.call<EventProfileView>(routes.startEvent, { token })).body.event!;
const profileOf = async (token: string) => (await posy.call<EventProfileView>(routes.eventProfile, { token })).body;
const save = (token: string, { id, version }: EventView, changes: object) =>
  posy.call<EventProfileView>(routes.saveEventProfile, { token, body: { id, version, ...changes } });

describe('the event of somebody', () => {
  it('is none before it is begun', async () => {
    const { token } = await somebody();
    expect(await profileOf(token)).toEqual({ event: null, eventUser: null });
    const { body } = await posy.call<EventUserIdView>(routes.eventUserId, { token });
    expect(body).toEqual({ eventUserId: null, eventId: null });
  });

  it('begins at the first step with the names of the account [EV-4, EV-14, EV-45]', async () => {
    const { userId, email, token } = await somebody();
    const { id, ...event } = await start(token);
    expect(event).toMatchObject({ eventType: null, props: { currentSetupStep: 'event-basics', selectedHeroImage: 0 } });
    expect((await profileOf(token)).eventUser).toEqual({
      id: userId,
      eventId: id,
      firstName: 'Ada',
      lastName: 'Vale',
      role: null,
      username: email,
      email,
      phoneNumber: '+12125550100',
      emailOptIn: false,
    });
    expect((await posy.call(routes.eventUserId, { token })).body).toEqual({ eventUserId: userId, eventId: id });
  });

  it('is one for each user, however often and however fast it is begun [OP-90]', async () => {
    const { userId, token } = await somebody();
    const events = await Promise.all([start(token), start(token), start(token)]);
    events.push(await start(token));
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
    expect(await posy.sql(`select 1 from events.event where user_id = $1`, [userId])).toHaveLength(1);
  });

  it('is saved with its event user in one call, and read back by its id [EV-1, EV-2, EV-3, EV-5, EV-45, OP-89]', async () => {
    const { token } = await somebody();
    const begun = await start(token);
    const style = activeCategories().flatMap(({ styles }) => styles)[0]?.id ?? 0;
    const outside = { categoryId: 10, webstoreId: null, nickname: 'Aunt Rose' };
    const chosen = { categoryId: 11, webstoreId: '0197f2a0-0000-7000-8000-0000000000bb', nickname: null };
    const eventVendors = [...wedding.event.eventVendors.slice(1), outside, chosen];
    const { status, body } = await save(token, begun, {
      ...wedding,
      event: { ...wedding.event, eventVendors, preferences: { styles: [style] } },
    });
    expect(status).toBe(200);
    expect(body.event).toEqual({
      ...wedding.event,
      eventVendors,
      bookedVendors: [outside, chosen],
      preferences: { styles: [style], budgetTier: 'premium' },
      id: begun.id,
      eventTypeId: 1,
      dashboardHeroImage: null,
      props: { selectedHeroImage: 0, currentSetupStep: 'event-basics' },
      version: begun.version + 1,
    });
    expect(body.eventUser).toMatchObject(wedding.eventUser);
    expect(await profileOf(token)).toEqual(body);
    expect((await posy.call(routes.event, { token, params: { id: begun.id } })).body).toEqual(body.event);
  });

  it('keeps what a save does not name', async () => {
    const { token } = await somebody();
    const { body } = await save(token, await start(token), wedding);
    const saved = body.event!;
    const basics = { ...wedding.event.basics, guestCount: 120 };
    const after = await save(token, saved, { event: { basics } });
    expect(after.body.event).toEqual({ ...saved, version: saved.version + 1, basics });
    expect(after.body.eventUser).toEqual(body.eventUser);
  });

  it('likes no style that does not exist', async () => {
    const { token } = await somebody();
    const event = { preferences: { styles: [999_999] } };
    const { status, problem } = await save(token, await start(token), { event });
    expect([status, problem.fields]).toEqual([400, { 'event.preferences.styles.0': ['unknown-style'] }]);
  });

  it('that was saved before there were preferences has none', async () => {
    const { token } = await somebody();
    const { id } = await start(token);
    await posy.sql(`update events.event set answers = answers - 'preferences' where id = $1`, [id]);
    expect((await profileOf(token)).event?.preferences).toEqual({ styles: [], budgetTier: null });
  });

  it('is refused from an old version', async () => {
    const { token } = await somebody();
    const begun = await start(token);
    await save(token, begun, { eventUser: wedding.eventUser, event: { eventType: 'Wedding' } });
    const { status, problem } = await save(token, begun, wedding);
    expect([status, problem.error]).toEqual([409, 'changed-meanwhile']);
    expect((await profileOf(token)).event?.eventLocations).toEqual([]);
  });

  it('belongs to one person: nobody else reads or changes it', async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    const event = await start(owner.token);
    const read = await posy.call(routes.event, { token: stranger.token, params: { id: event.id } });
    const written = await save(stranger.token, event, wedding);
    expect([read.status, written.status]).toEqual([403, 403]);
    expect((await posy.call(routes.event, { params: { id: event.id } })).status).toBe(401);
    const unknown = { id: '0197f2a0-0000-7000-8000-0000000000ff' };
    expect((await posy.call(routes.event, { token: owner.token, params: unknown })).status).toBe(404);
    expect((await profileOf(owner.token)).event).toEqual(event);
  });
});

describe('the setup of an event', () => {
  it('goes on step by step, and is over after the last [EV-12, EV-18]', async () => {
    const { token } = await somebody();
    const { eventType, eventDate, locationKnown, eventLocationType, eventLocations, basics, eventVendors } =
      wedding.event;
    const steps = [
      ['event-date', { event: { eventType }, eventUser: wedding.eventUser }],
      ['event-location', { event: { eventDate } }],
      ['event-details', { event: { locationKnown, eventLocationType, eventLocations } }],
      ['event-vendors', { event: { basics } }],
      ['COMPLETE', { event: { eventVendors } }],
    ] as const;
    let event = await start(token);
    for (const [currentSetupStep, changes] of steps) {
      const props = { currentSetupStep };
      const { body } = await save(token, event, { ...changes, event: { ...changes.event, props } });
      event = body.event!;
      expect(event.props.currentSetupStep).toBe(currentSetupStep);
    }
    // A tab that is still at an earlier step does not open the setup again.
    const { body } = await save(token, event, { event: { props: { currentSetupStep: 'event-date' } } });
    expect(body.event?.props.currentSetupStep).toBe('COMPLETE');
  });

  it('does not go on over a step that lacks something', async () => {
    const { token } = await somebody();
    const event = await start(token);
    for (const currentSetupStep of ['event-date', 'event-vendors', 'COMPLETE']) {
      const { status, problem } = await save(token, event, { event: { props: { currentSetupStep } } });
      expect([status, problem.fields]).toEqual([400, { 'event.props.currentSetupStep': ['step-not-reached'] }]);
    }
  });
});

describe('a save of bad input', () => {
  const [place] = wedding.event.eventLocations;
  const basics = wedding.event.basics;
  const refusals: [string, object, string, string][] = [
    ['an unknown type', { event: { eventType: 'Divorce' } }, 'event.eventType', 'is-in'],
    ['an unknown role', { eventUser: { role: 'Groom' } }, 'eventUser.role', 'is-in'],
    ['a role that is not offered', { event: { eventType: 'Prom' } }, 'eventUser.role', 'role-not-offered'],
    ['an empty name', { eventUser: { firstName: ' ' } }, 'eventUser.firstName', 'name-required'],
    ['a consent that nobody is asked for [EV-4]', { eventUser: { emailOptIn: true } }, 'eventUser.emailOptIn', 'is-in'],
    [
      'a day that is no day',
      { event: { eventDate: { eventDate: '2094-02-30', isFlexible: false, eventTimeline: null } } },
      'event.eventDate.eventDate',
      'not-a-date',
    ],
    [
      'a day that is over',
      { event: { eventDate: { eventDate: '2020-06-06', isFlexible: false, eventTimeline: null } } },
      'event.eventDate.eventDate',
      'date-is-over',
    ],
    [
      'neither day nor timeline',
      { event: { eventDate: { eventDate: null, isFlexible: false, eventTimeline: null } } },
      'event.eventDate.eventDate',
      'date-required',
    ],
    [
      'flexible without timeline',
      { event: { eventDate: { eventDate: null, isFlexible: true, eventTimeline: null } } },
      'event.eventDate.eventTimeline',
      'timeline-required',
    ],
    [
      'a day and a timeline',
      { event: { eventDate: { eventDate: '2094-10-16', isFlexible: true, eventTimeline: 1 } } },
      'event.eventDate.eventDate',
      'contradicts',
    ],
    [
      'a part of a date',
      { event: { eventDate: { eventDate: '2094-10-16' } } },
      'event.eventDate.isFlexible',
      'is-boolean',
    ],
    [
      'an unknown place without type',
      { event: { locationKnown: false, eventLocations: [] } },
      'event.eventLocationType',
      'location-type-required',
    ],
    ['an unknown place that is known', { event: { locationKnown: false } }, 'event.eventLocations', 'contradicts'],
    ['no place', { event: { eventLocations: [] } }, 'event.eventLocations', 'location-required'],
    [
      'a place off the earth',
      { event: { eventLocations: [{ ...place, latitude: 91 }] } },
      'event.eventLocations.0.latitude',
      'is-latitude',
    ],
    ['a place twice', { event: { eventLocations: [place, place] } }, 'event.eventLocations', 'array-unique'],
    ['no guests', { event: { basics: { ...basics, guestCount: 0 } } }, 'event.basics.guestCount', 'min'],
    ['half a guest', { event: { basics: { ...basics, guestCount: 1.5 } } }, 'event.basics.guestCount', 'is-int'],
    ['too many guests', { event: { basics: { ...basics, guestCount: 100_001 } } }, 'event.basics.guestCount', 'max'],
    [
      'an empty count that is known',
      { event: { basics: { ...basics, guestCount: null } } },
      'event.basics.guestCount',
      'guest-count-required',
    ],
    [
      'a budget that is not known',
      { event: { basics: { ...basics, budgetTierKnown: false } } },
      'event.basics.budgetTier',
      'contradicts',
    ],
    [
      'an unknown category',
      { event: { eventVendors: [{ categoryId: 998, webstoreId: null, nickname: null }] } },
      'event.eventVendors.0.categoryId',
      'unknown-category',
    ],
    [
      'a picture that there is not',
      { event: { props: { selectedHeroImage: 99 } } },
      'event.props.selectedHeroImage',
      'max',
    ],
    ['an unknown step', { event: { props: { currentSetupStep: 'payment' } } }, 'event.props.currentSetupStep', 'is-in'],
    ['an unknown field', { event: { dressCode: 'black tie' } }, 'event.dressCode', 'unknown-field'],
  ];
  let token: string;
  let event: EventView;

  beforeAll(async () => {
    ({ token } = await somebody());
    event = (await save(token, await start(token), wedding)).body.event!;
  });

  it.each(refusals)('is refused for %s, names the field and changes nothing', async (_what, changes, field, code) => {
    const { status, problem } = await save(token, event, changes);
    expect([status, problem.error]).toEqual([400, 'invalid-input']);
    expect(problem.fields?.[field]).toContain(code);
    expect((await profileOf(token)).event).toEqual(event);
  });

  it('is refused without id or version', async () => {
    expect((await posy.call(routes.saveEventProfile, { token, body: { version: 1 } })).problem.fields).toEqual({
      id: ['is-uuid'],
    });
    const { problem } = await posy.call(routes.saveEventProfile, { token, body: { id: event.id } });
    expect(Object.keys(problem.fields ?? {})).toEqual(['version']);
  });

  it('is accepted for a day that stays, although it is over by now', async () => {
    const past = `jsonb_set(answers, '{eventDate,eventDate}', '"2020-06-06"')`;
    await posy.sql(`update events.event set answers = ${past} where id = $1`, [event.id]);
    const { status } = await save(token, event, { event: { basics: { ...basics, guestCount: 12 } } });
    expect(status).toBe(200);
  });
});
