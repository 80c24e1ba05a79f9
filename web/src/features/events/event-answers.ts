import type { EventProfileView } from '#contracts/events/events.views.js';
import { isStepDone, noAnswers, type EventAnswers } from '#contracts/events/event-setup.js';
import { setupSteps, type CurrentStep, type SetupStep } from '#contracts/events/setup-step.js';
import type { ProfileChanges } from '../../lib/use-save-event.js';

/** The answers so far; before there is an event, the names of the account. */
export function answersOf(
  { event, eventUser }: EventProfileView,
  account: { firstName: string; lastName: string },
): EventAnswers {
  if (!event || !eventUser) {
    return { ...noAnswers, firstName: account.firstName, lastName: account.lastName };
  }
  const { firstName, lastName, role } = eventUser;
  const { eventType, eventDate, locationKnown, eventLocationType, eventLocations } = event;
  const { basics, eventVendors, preferences } = event;
  const place = { locationKnown, eventLocationType, eventLocations };
  return { firstName, lastName, role, eventType, eventDate, ...place, basics, eventVendors, preferences };
}

const partOf: Record<SetupStep, (answers: EventAnswers) => NonNullable<ProfileChanges['event']>> = {
  'event-basics': ({ eventType }) => (eventType ? { eventType } : {}),
  'event-date': ({ eventDate }) => ({ eventDate }),
  'event-location': ({ locationKnown, eventLocationType, eventLocations }) => ({
    locationKnown,
    eventLocationType,
    eventLocations: [...eventLocations],
  }),
  'event-details': ({ basics }) => ({ basics }),
  'event-vendors': ({ eventVendors, preferences: { styles } }) => ({
    eventVendors: [...eventVendors],
    preferences: { styles: [...styles] },
  }),
};

/** The event and its event user as one payload: the changed steps, and always the person (EV-16, EV-46). */
export function changesOf(
  answers: EventAnswers,
  changed: ReadonlySet<SetupStep>,
  currentSetupStep?: CurrentStep,
): ProfileChanges {
  const done = setupSteps.filter((step) => changed.has(step) && isStepDone(step, answers));
  const event = Object.assign({}, ...done.map((step) => partOf[step](answers))) as ProfileChanges['event'];
  const { firstName, lastName, role } = answers;
  return {
    event: { ...event, ...(currentSetupStep && { props: { currentSetupStep } }) },
    eventUser: isStepDone('event-basics', answers) && role ? { firstName, lastName, role } : {},
  };
}
