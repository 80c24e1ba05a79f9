import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  budgetTiers,
  eventLocationTypes,
  eventRoles,
  eventTimelines,
  eventTypes,
  type EventLocation,
} from './event.js';
import { dateFaults, daysUntil, earliestEventDate, noDate, pickDate, pickTimeline, setFlexible } from './event-date.js';
import { chooseEventType, peopleFaults, rolesOf } from './event-people.js';
import { choosePlace, choosePlaceType, clearPlace, noPlace, placeFaults, setPlaceUnknown } from './event-place.js';
import { firstOpenStep, isReachable, isStepDone, noAnswers } from './event-setup.js';
import {
  chooseBudget,
  noSize,
  readGuestCount,
  setBudgetUnsure,
  setGuestCount,
  setGuestsUnsure,
  sizeFaults,
} from './event-size.js';
import { currentSteps, setupComplete, setupSteps, stepAfter, stepBefore } from './setup-step.js';

type Change<A> = (answer: A) => A;
const applied = <A>(start: A, changes: readonly Change<A>[]): A =>
  changes.reduce((answer, change) => change(answer), start);
const someOf = <A>(...changes: fc.Arbitrary<Change<A>>[]) => fc.array(fc.oneof(...changes), { maxLength: 12 });
/** Codes that only contradictory answers have; no sequence of changes may lead to them. */
const contradicts = (faults: object) => Object.values(faults).flat().includes('contradicts');

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const timelines = fc.constantFrom(...eventTimelines);
const dateChanges = someOf(
  days.map((day) => () => pickDate(day)),
  fc.boolean().map((isOn) => (answer: typeof noDate) => setFlexible(answer, isOn)),
  timelines.map((timeline) => () => pickTimeline(timeline)),
);

const austin: EventLocation = {
  id: '0197f2a0-0000-7000-8000-000000000001',
  displayText: 'Austin, TX',
  addressLine1: '',
  addressLine2: '',
  locationCity: 'Austin',
  locationState: 'TX',
  locationZipCode: '',
  latitude: 30.27,
  longitude: -97.74,
  googlePlaceId: '1',
};
const placeChanges = someOf(
  fc.constant(() => choosePlace(austin)),
  fc.constant(clearPlace),
  fc.boolean().map((isOn) => (answer: typeof noPlace) => setPlaceUnknown(answer, isOn)),
  fc.constantFrom(...eventLocationTypes).map((type) => () => choosePlaceType(type)),
);
const sizeChanges = someOf(
  fc
    .option(fc.integer({ min: 1, max: 100_000 }))
    .map((count) => (answer: typeof noSize) => setGuestCount(answer, count)),
  fc.boolean().map((isOn) => (answer: typeof noSize) => setGuestsUnsure(answer, isOn)),
  fc.constantFrom(...budgetTiers).map((tier) => (answer: typeof noSize) => chooseBudget(answer, tier)),
  fc.boolean().map((isOn) => (answer: typeof noSize) => setBudgetUnsure(answer, isOn)),
);

describe('the date of an event', () => {
  it('never has a day and a timeline at once, and is complete with exactly one of them', () => {
    fc.assert(
      fc.property(dateChanges, (changes) => {
        const answer = applied(noDate, changes);
        const faults = dateFaults(answer);
        expect(contradicts(faults)).toBe(false);
        expect(Object.keys(faults).length === 0).toBe((answer.eventDate !== null) !== (answer.eventTimeline !== null));
      }),
    );
  });

  it('is a day without timeline after picking one, and a timeline without day after checking flexible [EV-23]', () => {
    fc.assert(
      fc.property(dateChanges, days, timelines, (changes, day, timeline) => {
        const before = applied(noDate, changes);
        expect(pickDate(day)).toEqual({ eventDate: day, isFlexible: false, eventTimeline: null });
        expect(setFlexible(before, true)).toMatchObject({ eventDate: null, isFlexible: true });
        expect(pickTimeline(timeline)).toEqual({ eventDate: null, isFlexible: true, eventTimeline: timeline });
        expect(setFlexible(setFlexible(before, true), false).eventTimeline).toBeNull();
      }),
    );
  });

  it('names the field that is required, and that either would do', () => {
    expect(dateFaults(noDate)).toEqual({
      'event.eventDate.eventDate': ['date-required', 'date-or-timeline-required'],
    });
    expect(dateFaults(setFlexible(noDate, true))).toEqual({
      'event.eventDate.eventTimeline': ['timeline-required', 'date-or-timeline-required'],
    });
    const both = { eventDate: '2027-10-16', isFlexible: true, eventTimeline: 1 as const };
    expect(contradicts(dateFaults(both))).toBe(true);
    expect(contradicts(dateFaults({ ...both, isFlexible: false }))).toBe(true);
  });

  it('can be today in every time zone', () => {
    expect(earliestEventDate(Date.parse('2027-03-01T11:59:00Z'))).toBe('2027-02-28');
    expect(earliestEventDate(Date.parse('2027-03-01T12:00:00Z'))).toBe('2027-03-01');
  });

  it('is as many days away as the calendar has, over leap years and clock changes', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -900, max: 900 }), (today, ahead) => {
        const other = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
        expect(daysUntil(other, today)).toBe(ahead);
      }),
    );
  });
});

describe('the place of an event', () => {
  it('is a place, or a type, and never both', () => {
    fc.assert(
      fc.property(placeChanges, (changes) => {
        const answer = applied(noPlace, changes);
        const faults = placeFaults(answer);
        expect(contradicts(faults)).toBe(false);
        expect(answer.eventLocations.length > 0 && answer.eventLocationType !== null).toBe(false);
        const isDone = answer.eventLocations.length > 0 || answer.eventLocationType !== null;
        expect(Object.keys(faults).length === 0).toBe(isDone);
      }),
    );
  });

  it('is known once it is chosen, and unknown once a type is [EV-30, EV-31]', () => {
    fc.assert(
      fc.property(placeChanges, fc.constantFrom(...eventLocationTypes), (changes, type) => {
        const before = applied(noPlace, changes);
        expect(choosePlace(austin)).toEqual({ locationKnown: true, eventLocationType: null, eventLocations: [austin] });
        expect(choosePlaceType(type)).toEqual({ locationKnown: false, eventLocationType: type, eventLocations: [] });
        expect(setPlaceUnknown(before, true)).toMatchObject({ locationKnown: false, eventLocations: [] });
      }),
    );
  });

  it('is required until it is said to be unknown, and then its type is', () => {
    expect(placeFaults(noPlace)).toEqual({ 'event.eventLocations': ['location-required'] });
    expect(placeFaults(setPlaceUnknown(noPlace, true))).toEqual({
      'event.eventLocationType': ['location-type-required'],
    });
    expect(contradicts(placeFaults({ ...choosePlace(austin), locationKnown: false }))).toBe(true);
    expect(contradicts(placeFaults({ ...choosePlace(austin), locationKnown: null }))).toBe(true);
    expect(contradicts(placeFaults({ ...choosePlace(austin), eventLocationType: 'local' }))).toBe(true);
  });
});

describe('the size of an event', () => {
  it('has for each question an answer, or that it is not known, and never both', () => {
    fc.assert(
      fc.property(sizeChanges, (changes) => {
        const answer = applied(noSize, changes);
        const faults = sizeFaults(answer);
        expect(contradicts(faults)).toBe(false);
        expect('event.basics.guestCount' in faults).toBe(
          answer.guestCount === null && answer.guestCountKnown !== false,
        );
        expect('event.basics.budgetTier' in faults).toBe(
          answer.budgetTier === null && answer.budgetTierKnown !== false,
        );
        expect(setGuestsUnsure(answer, true)).toEqual({ ...answer, guestCount: null, guestCountKnown: false });
        expect(setBudgetUnsure(answer, true)).toEqual({ ...answer, budgetTier: null, budgetTierKnown: false });
        expect(setGuestCount(answer, 90)).toEqual({ ...answer, guestCount: 90, guestCountKnown: true });
      }),
    );
  });

  it('loses its budget when the same one is chosen again', () => {
    fc.assert(
      fc.property(sizeChanges, fc.constantFrom(...budgetTiers), (changes, tier) => {
        const { budgetTier, ...others } = applied(noSize, changes);
        const once = chooseBudget({ budgetTier, ...others }, tier);
        expect(once.budgetTier).toBe(budgetTier === tier ? null : tier);
        expect(chooseBudget(once, tier).budgetTier).toBe(budgetTier === tier ? tier : null);
      }),
    );
  });

  it('reads every whole number from 1 to 100,000 as a guest count, however it is grouped [OP-92]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (count) => {
        expect(readGuestCount(String(count))).toEqual({ count });
        expect(readGuestCount(` ${count.toLocaleString('en-US')} `)).toEqual({ count });
      }),
    );
    expect(readGuestCount(' ')).toEqual({ count: null });
  });

  it.each(['0', '000', '-5'])('refuses %s guests as too few [EV-37]', (text) => {
    expect(readGuestCount(text)).toEqual({ fault: 'guest-count-minimum' });
  });

  it.each(['ninety', '9.5', '1e3', '100001', '99999999999999999999', '1,00', '٣', '+5'])(
    'refuses %s as a guest count [EV-37]',
    (text) => {
      expect(readGuestCount(text)).toEqual({ fault: 'guest-count-invalid' });
    },
  );
});

describe('the answers that can be chosen', () => {
  it('are ten types of event and six roles [EV-6, EV-7]', () => {
    expect(eventTypes.toSorted()).toEqual(
      [
        ...['Wedding', 'Prom', 'FirstCommunion', 'Homecoming', 'Graduation', 'Group', 'Quinceanera'],
        ...['SpecialOccasion', 'MilitaryBall', 'PartyOnly'],
      ].toSorted(),
    );
    expect(eventRoles.toSorted()).toEqual(
      ['Bride', 'Bridesmaid', 'MotherOfBrideGroom', 'GrandmotherOfBrideGroom', 'PartyGoerOther', 'Partner'].toSorted(),
    );
  });

  it('are three kinds of place and four budgets [EV-8, EV-9]', () => {
    expect(eventLocationTypes).toEqual(['local', 'destination', 'unknown']);
    expect(budgetTiers).toEqual(['budget-friendly', 'standard', 'premium', 'luxury']);
  });
});

describe('the people of an event', () => {
  it('have only roles that the type of event offers [OP-86]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...eventTypes), fc.option(fc.constantFrom(...eventRoles)), (type, role) => {
        const chosen = chooseEventType({ ...noAnswers, firstName: 'Maya', lastName: 'Ellison', role }, type);
        expect(chosen.role === null || rolesOf(type).includes(chosen.role)).toBe(true);
        expect(chosen.role).toBe(role !== null && rolesOf(type).includes(role) ? role : null);
        expect(contradicts(peopleFaults(chosen)) || 'role-not-offered' in peopleFaults(chosen)).toBe(false);
      }),
    );
    expect(rolesOf('Wedding')).toHaveLength(6);
    for (const type of eventTypes.filter((one) => one !== 'Wedding')) {
      expect([type, rolesOf(type)]).toEqual([type, ['Partner', 'PartyGoerOther']]);
    }
  });

  it('all have to be given', () => {
    expect(peopleFaults(noAnswers)).toEqual({
      'eventUser.firstName': ['name-required'],
      'eventUser.lastName': ['name-required'],
      'event.eventType': ['type-required'],
      'eventUser.role': ['role-required'],
    });
    const people = { firstName: 'Maya', lastName: 'Ellison', eventType: 'Prom', role: 'Bride' } as const;
    expect(peopleFaults(people)).toEqual({ 'eventUser.role': ['role-not-offered'] });
  });
});

describe('the setup of an event', () => {
  const answers = fc
    .record({
      people: fc.boolean(),
      date: dateChanges,
      place: placeChanges,
      size: sizeChanges,
    })
    .map(({ people, date, place, size }) => ({
      ...noAnswers,
      ...(people && { firstName: 'Maya', lastName: 'Ellison', eventType: 'Wedding' as const, role: 'Bride' as const }),
      eventDate: applied(noDate, date),
      ...applied(noPlace, place),
      basics: applied(noSize, size),
    }));

  it('reaches exactly the steps before which nothing is missing, and its end when nothing is', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const open = firstOpenStep(given);
        const isOver = setupSteps.every((step) => isStepDone(step, given));
        for (const step of currentSteps) {
          const isUpToOpen = step !== setupComplete && setupSteps.indexOf(step) <= setupSteps.indexOf(open);
          expect([step, isReachable(step, given)]).toEqual([step, step === setupComplete ? isOver : isUpToOpen]);
        }
      }),
    );
  });

  it('has five steps in a row, and is over after the last', () => {
    expect(setupSteps.map(stepAfter)).toEqual([...setupSteps.slice(1), 'COMPLETE']);
    expect(setupSteps.map(stepBefore)).toEqual([undefined, ...setupSteps.slice(0, -1)]);
  });
});
