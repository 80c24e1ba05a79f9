/** The steps of an event's setup, in their order (EV-11). */
export const setupSteps = ['event-basics', 'event-date', 'event-location', 'event-details', 'event-vendors'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The current step of an event whose setup is over (EV-12). */
export const setupComplete = 'COMPLETE';

/** Where the setup goes on. */
export type CurrentStep = SetupStep | typeof setupComplete;
export const currentSteps: readonly CurrentStep[] = [...setupSteps, setupComplete];

export const isSetupStep = (step: string | undefined): step is SetupStep => setupSteps.some((one) => one === step);

/** The step after this one; after the last, the setup is over (EV-16, EV-18). */
export const stepAfter = (step: SetupStep): CurrentStep => setupSteps[setupSteps.indexOf(step) + 1] ?? setupComplete;

/** The step before this one; undefined on the first (EV-15). */
export const stepBefore = (step: SetupStep): SetupStep | undefined => setupSteps[setupSteps.indexOf(step) - 1];
