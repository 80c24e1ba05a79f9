import { useState } from 'react';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { readGuestCount, setGuestCount } from '#contracts/events/event-size.js';
import type { EventAnswers } from '#contracts/events/event-setup.js';
import { setupSteps, type SetupStep } from '#contracts/events/setup-step.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { useServices } from '../../../lib/services.js';
import { eventInformation as texts } from '../../../texts/events.js';
import { answersOf, changesOf } from '../event-answers.js';
import { faultsOf, problemsOf } from '../setup/use-setup.js';
import { useSaveEvent } from '../../../lib/use-save-event.js';

/** All answers of an event, changed and saved together. */
export function useInformation(profile: EventProfileView, account: { firstName: string; lastName: string }) {
  const { toasts } = useServices();
  const send = useSaveEvent();
  const saved = answersOf(profile, account);
  const [unsaved, setUnsaved] = useState<Partial<EventAnswers>>({});
  const [changed, setChanged] = useState<ReadonlySet<SetupStep>>(new Set());
  const [guests, setGuests] = useState(saved.basics.guestCount?.toString() ?? '');
  const [submits, setSubmits] = useState(0);
  const [isPending, setPending] = useState(false);
  const [dateBefore, setDateBefore] = useState<string>();
  const answers: EventAnswers = { ...saved, ...unsaved };
  const faults = Object.assign({}, ...setupSteps.map((step) => faultsOf(step, answers, guests))) as FieldErrors;
  const problems = submits > 0 ? problemsOf(faults) : {};

  const change = (step: SetupStep) => (changes: Partial<EventAnswers>) => {
    setUnsaved((before) => ({ ...before, ...changes }));
    setChanged((before) => new Set([...before, step]));
  };
  const typeGuests = (typed: string) => {
    const read = readGuestCount(typed);
    setGuests(typed);
    change('event-details')({ basics: setGuestCount(answers.basics, 'count' in read ? read.count : null) });
  };
  const save = async (): Promise<boolean> => {
    if (Object.keys(faults).length > 0) {
      setSubmits((before) => before + 1);
      return false;
    }
    setPending(true);
    try {
      const { eventDate } = saved.eventDate;
      const isMoved = eventDate !== null && eventDate !== answers.eventDate.eventDate;
      await send(changesOf(answers, changed));
      setUnsaved({});
      setChanged(new Set());
      setSubmits(0);
      if (isMoved) setDateBefore(eventDate);
      toasts.show('success', texts.saved);
      return true;
    } catch {
      toasts.show('error', texts.notSaved);
      return false;
    } finally {
      setPending(false);
    }
  };
  const { eventDate } = saved.eventDate;
  return {
    answers,
    guests,
    typeGuests,
    change,
    save,
    problems,
    /** Number of refused submits. */
    refusals: submits,
    isChanged: changed.size > 0,
    isPending,
    moved: dateBefore === undefined ? undefined : { before: dateBefore, now: eventDate },
    forgetMove: () => setDateBefore(undefined),
  };
}
