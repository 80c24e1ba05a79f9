import type { FieldErrors } from '../shared/problem.js';
import type { EventPreferences, EventVendor } from './event.js';
import { dateFaults, noDate, type DateAnswer } from './event-date.js';
import { peopleFaults, type PeopleAnswer } from './event-people.js';
import { noPlace, placeFaults, type PlaceAnswer } from './event-place.js';
import { noSize, sizeFaults, type SizeAnswer } from './event-size.js';
import { setupComplete, setupSteps, type CurrentStep, type SetupStep } from './setup-step.js';

/** Everything that the setup asks for, and as much of it as has been answered. */
export interface EventAnswers extends PeopleAnswer, PlaceAnswer {
  eventDate: DateAnswer;
  basics: SizeAnswer;
  eventVendors: readonly EventVendor[];
  preferences: EventPreferences;
}

export const noAnswers: EventAnswers = {
  firstName: '',
  lastName: '',
  eventType: null,
  role: null,
  eventDate: noDate,
  ...noPlace,
  basics: noSize,
  eventVendors: [],
  preferences: { styles: [] },
};

/** The flow as data: what each step still lacks, codes by field; a step without an entry is done (EV-19 to EV-40). */
export const faultsOfStep: Record<SetupStep, (answers: EventAnswers) => FieldErrors> = {
  'event-basics': peopleFaults,
  'event-date': ({ eventDate }) => dateFaults(eventDate),
  'event-location': placeFaults,
  'event-details': ({ basics }) => sizeFaults(basics),
  'event-vendors': () => ({}),
};

export const isStepDone = (step: SetupStep, answers: EventAnswers): boolean =>
  Object.keys(faultsOfStep[step](answers)).length === 0;

/** The first step that lacks something, the last step otherwise. */
export const firstOpenStep = (answers: EventAnswers): SetupStep =>
  setupSteps.find((step) => !isStepDone(step, answers)) ?? 'event-vendors';

/** Whether a step can be shown or saved as the current one: nothing before it lacks anything. */
export function isReachable(step: CurrentStep, answers: EventAnswers): boolean {
  const before = step === setupComplete ? setupSteps : setupSteps.slice(0, setupSteps.indexOf(step));
  return before.every((earlier) => isStepDone(earlier, answers));
}
