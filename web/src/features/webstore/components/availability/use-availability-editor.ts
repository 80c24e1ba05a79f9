import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { daysOfSpan } from '#contracts/shared/calendar-day.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { lengthOf, spanOf, type DaySelection } from '../../../../base/day-selection.js';
import { ProblemError } from '../../../../lib/problem-error.js';
import { useServices } from '../../../../lib/services.js';
import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import type { DayState } from '../../../../ui/month-of-days.js';
import { forgetAvailability, type EditedDays } from '../../api.js';
import { useAutoSave } from '../../use-auto-save.js';

/** The common state of all selected days: `mixed` if they differ, null if one of them is not loaded. */
function commonState(selection: DaySelection, known: EditedDays | undefined): DayState | 'mixed' | null {
  const { first, last } = spanOf(selection);
  if (known === undefined || first < known.first || last > known.last) return null;
  const [state = null, another] = new Set(daysOfSpan(first, last).map((day) => known.states.get(day) ?? 'unknown'));
  return another === undefined ? state : 'mixed';
}

/** The selected days, their chosen state, and all actions on both. */
export function useAvailabilityEditor(webstoreId: string, known: EditedDays | undefined) {
  const { isSaving, send } = useSaving(webstoreId);
  const [selection, setSelection] = useState<DaySelection | null>(null);
  const [choice, setChoice] = useState<DayState | null>(null);
  /** The next selection, while a dialog asks about unsaved changes of the current one; undefined without a dialog. */
  const [asked, setAsked] = useState<DaySelection | null | undefined>(undefined);

  /** The choice that could not be saved; it waits for another choice, or for Save. */
  const [failed, setFailed] = useState<string | null>(null);

  const saved = selection && commonState(selection, known);
  const isChanged = selection !== null && choice !== null && choice !== saved;

  const goTo = (next: DaySelection | null) => {
    setSelection(next);
    setChoice(null);
    setAsked(undefined);
  };
  /**
   * Selects days. Days that are added to a selection get its state; any other selection asks about unsaved changes
   * first (WS-69).
   */
  const select = (next: DaySelection | null) => {
    if (isSaving) return;
    if (next && next.from === selection?.from) setSelection(next);
    else if (isChanged) setAsked(next);
    else goTo(next);
  };
  const save = async (then: DaySelection | null = null): Promise<boolean> => {
    if (!isChanged) return true;
    const isSaved = await send(selection, choice);
    if (isSaved) goTo(then);
    else setAsked(undefined);
    setFailed(isSaved ? null : values);
    return isSaved;
  };
  const values = JSON.stringify([selection, choice]);
  useAutoSave({
    isWaiting: isChanged && !isSaving && asked === undefined && values !== failed,
    values,
    failure: undefined,
    // The days stay selected: nobody has asked to go on.
    save: async () => {
      if (selection === null || choice === null) return;
      const isSaved = await send(selection, choice);
      if (isSaved) setChoice((now) => (now === choice ? null : now));
      setFailed(isSaved ? null : values);
    },
  });

  return {
    selection,
    /** Days that are selected. */
    days: selection ? lengthOf(selection) : 0,
    /** The state that the panel shows as chosen. */
    state: choice ?? (saved === 'mixed' ? null : saved),
    isMixed: choice === null && saved === 'mixed',
    /** The unsaved state of the days. */
    pending: isChanged ? choice : null,
    isChanged,
    isSaving,
    isAsking: asked !== undefined,
    select,
    choose: setChoice,
    save: () => save(),
    discard: () => setChoice(null),
    answer: {
      save: () => save(asked ?? null),
      discard: () => goTo(asked ?? null),
      stay: () => setAsked(undefined),
    },
  };
}

/** Saves days, which are live at once, and shows the result (WS-71). */
function useSaving(webstoreId: string) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const send = async (selection: DaySelection, state: DayState): Promise<boolean> => {
    const { first, last } = spanOf(selection);
    const body = {
      date: first,
      ...(last !== first && { endDate: last }),
      availability: state === 'unknown' ? null : state,
    };
    setSaving(true);
    try {
      await api.call(webstoreRoutes.setAvailability, { params: { id: webstoreId }, body });
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      toasts.show('error', texts.saveFailed);
      return false;
    } finally {
      setSaving(false);
    }
    await forgetAvailability(queryClient);
    toasts.show('success', texts.saved);
    return true;
  };
  return { isSaving, send };
}

export type AvailabilityEditor = ReturnType<typeof useAvailabilityEditor>;
