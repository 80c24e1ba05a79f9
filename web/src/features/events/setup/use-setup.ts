import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { readGuestCount, setGuestCount } from '#contracts/events/event-size.js';
import { faultsOfStep, type EventAnswers } from '#contracts/events/event-setup.js';
import { setupComplete, stepAfter, type CurrentStep, type SetupStep } from '#contracts/events/setup-step.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { answersOf, changesOf } from '../event-answers.js';
import { useSaveEvent } from '../../../lib/use-save-event.js';

export const stepPath = (step: SetupStep): string => generatePath(pagePaths.eventSetupStep, { step });

interface Unsaved {
  answers: Partial<EventAnswers>;
  steps: ReadonlySet<SetupStep>;
}
const nothing: Unsaved = { answers: {}, steps: new Set() };

/** Errors of the typed guest count come before those of its number. */
export function faultsOf(step: SetupStep, answers: EventAnswers, guests: string): FieldErrors {
  const typed = step === 'event-details' ? readGuestCount(guests) : { count: null };
  return {
    ...faultsOfStep[step](answers),
    ...('fault' in typed && { 'event.basics.guestCount': [typed.fault] }),
  };
}

export const problemsOf = (faults: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, [code = '']]) => [field, texts.faultOf(field, code)]));

/**
 * The answers of the setup with unsaved ones. A failed save is logged, and its changes are saved with the next one
 * (EV-17); only the last step waits for its save, because it ends the setup.
 */
export function useSetup(profile: EventProfileView, account: { firstName: string; lastName: string }, step: SetupStep) {
  const navigate = useNavigate();
  const send = useSaveEvent();
  const [unsaved, setUnsaved] = useState(nothing);
  const saved = answersOf(profile, account);
  const [guests, setGuests] = useState(saved.basics.guestCount?.toString() ?? '');
  const [submitted, setSubmitted] = useState<SetupStep>();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [savedAt, setSavedAt] = useState<string>();
  const answers: EventAnswers = { ...saved, ...unsaved.answers };
  const faults = faultsOf(step, answers, guests);

  const change = (changes: Partial<EventAnswers>) =>
    setUnsaved((before) => ({
      answers: { ...before.answers, ...changes },
      steps: new Set([...before.steps, step]),
    }));

  const save = async (next: CurrentStep): Promise<boolean> => {
    setState('saving');
    try {
      await send(changesOf(answers, new Set([...unsaved.steps, step]), next));
      setUnsaved(nothing);
      setState('idle');
      setSavedAt(new Date().toISOString());
      return true;
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failed save is only logged (EV-17)
      console.warn('the event was not saved', error);
      setState('failed');
      return false;
    }
  };

  return {
    answers,
    change,
    guests,
    typeGuests: (typed: string) => {
      const read = readGuestCount(typed);
      setGuests(typed);
      change({ basics: setGuestCount(answers.basics, 'count' in read ? read.count : null) });
    },
    faults: submitted === step ? faults : {},
    state,
    savedAt,
    /** Returns whether the step was complete. */
    submit: async (): Promise<boolean> => {
      setSubmitted(step);
      if (Object.keys(faults).length > 0) return false;
      const next = stepAfter(step);
      const isSaved = await save(next);
      if (next !== setupComplete) await navigate(stepPath(next));
      else if (isSaved) await navigate(pagePaths.dashboard, { replace: true });
      return true;
    },
    leave: async (): Promise<void> => {
      if (unsaved.steps.size > 0) await save(step);
      await navigate(pagePaths.landing);
    },
  };
}
