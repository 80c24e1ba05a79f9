import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type BaseSyntheticEvent } from 'react';
import { useWatch, type Control, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FieldErrors as FieldCodes } from '#contracts/shared/problem.js';
import { SaveWebstoreRequest } from '#contracts/webstore/webstore.requests.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { ProblemError } from '../../lib/problem-error.js';
import { useServices } from '../../lib/services.js';
import type { FieldTexts } from '../../texts/field-problems.js';
import { useRequestForm } from '../../forms/use-request-form.js';
import { forgetPublishedAnswers, keepDraft, readDraft } from './api.js';
import { changedFields, rebased, saveRequestOf, type SectionForm } from './section-form.js';
import { useAutoSave } from './use-auto-save.js';

type Task = 'save' | 'publish' | 'unpublish' | 'load';

/** The result of the last action, if the page itself does not show it. */
export type Outcome =
  | 'saved'
  | 'save-failed'
  | 'stale'
  | 'incomplete'
  | 'publish-failed'
  | 'offline'
  | 'unpublish-failed';

const failed: Record<Task, Outcome> = {
  save: 'save-failed',
  publish: 'publish-failed',
  unpublish: 'unpublish-failed',
  load: 'stale',
};

function outcomeOf(task: Task, problem: ProblemError): Outcome {
  if (problem.code === 'stale-version') return 'stale';
  return problem.code === 'not-ready-to-publish' ? 'incomplete' : failed[task];
}

interface SectionEditorOptions<V extends FieldValues> {
  /** Called with the errors of a save that the form itself refuses, before its first error is focused. */
  onRefused?: (errors: FieldErrors<V>) => void;
  /** The form's own texts for errors of its fields. */
  texts?: FieldTexts;
}

/** The draft with a form of one section over it. */
function useDraftForm<V extends FieldValues>(
  section: SectionForm<V>,
  opened: WebstoreDraftView,
  { texts }: SectionEditorOptions<V>,
) {
  const queryClient = useQueryClient();
  const [edited, setDraft] = useState(opened);
  const { subscriptionTier, activeFeatures } = opened;
  // A plan that changes meanwhile unlocks and locks sections at once (BIL-49).
  const draft = useMemo(
    () => ({ ...edited, subscriptionTier, activeFeatures }),
    [edited, subscriptionTier, activeFeatures],
  );
  const { element, refuse, accepts, ...form } = useRequestForm(SaveWebstoreRequest, {
    defaultValues: section.valuesOf(opened),
    ...(texts && { texts }),
    asRequest: (values: V) => saveRequestOf(section, draft, values),
    errorsOf: (values: V) => section.errorsOf?.(values, changedFields(section, section.valuesOf(draft), values)) ?? {},
  });
  const values = useWatch({ control: form.control as Control }) as V;
  /** Replaces the draft with a newer one; changes since `sent` are kept. */
  const accept = (newer: WebstoreDraftView, sent: V) => {
    form.reset(rebased(section, form.getValues(), sent, section.valuesOf(newer)));
    setDraft(newer);
    keepDraft(queryClient, newer);
    return newer;
  };
  return { draft, form, element, refuse, accepts, values, accept };
}

/** The draft, the changes of one of its sections, and all actions on both. */
export function useSectionEditor<V extends FieldValues>(
  section: SectionForm<V>,
  opened: WebstoreDraftView,
  options: SectionEditorOptions<V> = {},
) {
  const { api } = useServices();
  const sectionDraft = useDraftForm(section, opened, options);
  const { draft, form, element, refuse, values, accept } = sectionDraft;
  const { attempt, ...attempts } = useAttempts((problem, isQuiet) => refuse(underItsField(problem), isQuiet));
  const saving = useSaving(section, sectionDraft, { attempt, ...attempts }, options);
  const { changes, save } = saving;
  const publishing = usePublishing(section, sectionDraft, { attempt, ...saving }, options);

  /** Makes a change of the draft that is not the vendor's own: its result is not reported. */
  const saveQuietly = (call: () => Promise<WebstoreDraftView>) => {
    const work = async () => {
      const newer = await call().catch(() => undefined);
      if (newer) accept(newer, section.valuesOf(draft));
      return null;
    };
    return attempt('save', work, { isQuiet: true });
  };
  /** Saves data that are no field of the form by a separate call, which returns the resulting draft. */
  const saveBy = (call: () => Promise<WebstoreDraftView>) =>
    attempt('save', async () => {
      accept(await call(), section.valuesOf(draft));
      return 'saved';
    });
  const load = (sent: V) =>
    attempt('load', async () => {
      accept(await readDraft(api, draft.id), sent);
      return null;
    });

  return {
    ...{ draft, form, element, values, changes, ...attempts, save, saveBy, saveQuietly, ...publishing },
    /** Replaces the draft with one that another call has changed; unsaved changes are kept. */
    takeOver: (newer: WebstoreDraftView) => void accept(newer, section.valuesOf(draft)),
    discard: () => form.reset(section.valuesOf(draft)),
    loadNewest: () => load(form.getValues()),
    keepTyped: () => load(section.valuesOf(draft)),
  };
}

type SectionDraft<V extends FieldValues> = ReturnType<typeof useDraftForm<V>>;
type Attempts = ReturnType<typeof useAttempts>;

/** Saves the changes: on submit, and by themselves after a pause. */
function useSaving<V extends FieldValues>(
  section: SectionForm<V>,
  { draft, form, accepts, values, accept }: SectionDraft<V>,
  { attempt, doing, outcome, problem }: Attempts,
  { onRefused }: SectionEditorOptions<V>,
) {
  const { api } = useServices();
  const changes = changedFields(section, section.valuesOf(draft), values);
  const saveChanges = async (sent: V) =>
    accept(await api.call(webstoreRoutes.saveWebstore, { body: saveRequestOf(section, draft, sent) }), sent);
  const savingOf = (sent: V) => async () => {
    await saveChanges(sent);
    return 'saved' as const;
  };
  const save = async (submit?: BaseSyntheticEvent): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (sent) => {
      isSaved = await attempt('save', savingOf(sent));
    }, onRefused)(submit);
    return isSaved;
  };
  useAutoSave({
    // After a conflict, the vendor chooses first.
    isWaiting: changes.length > 0 && doing === null && outcome !== 'stale',
    values: JSON.stringify(changes.map((field) => values[field])),
    failure: outcome === 'save-failed' ? problem : undefined,
    save: async () => {
      const typed = form.getValues();
      // Values that a submit would refuse wait for the submit: before it, no field shows an error (WS-28).
      if (accepts(typed)) await attempt('save', savingOf(typed), { isQuiet: true });
    },
  });
  return { changes, saveChanges, save };
}

type Saving<V extends FieldValues> = ReturnType<typeof useSaving<V>>;

/** Publishes the draft, with its changes, and takes the page off the site. */
function usePublishing<V extends FieldValues>(
  section: SectionForm<V>,
  { draft, form, refuse, accept }: SectionDraft<V>,
  { attempt, changes, saveChanges }: Pick<Attempts, 'attempt'> & Saving<V>,
  { onRefused }: SectionEditorOptions<V>,
) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { id: draft.id };
  const publishNow = async (sent: V): Promise<FieldCodes | undefined> => {
    let current = draft;
    const isSaved = await attempt('save', async () => {
      if (changes.length > 0) current = await saveChanges(sent);
      return current.missingForPublish.length > 0 ? 'incomplete' : null;
    });
    if (!isSaved) return undefined;
    if (current.missingForPublish.length > 0) return section.lacksOf?.(current.missingForPublish, sent);
    await attempt('publish', async () => {
      accept(await api.call(webstoreRoutes.publish, { params }), sent);
      forgetPublishedAnswers(queryClient);
      return null;
    });
    return undefined;
  };
  const publish = async () => {
    let fields: FieldCodes | undefined;
    await form.handleSubmit(async (sent) => void (fields = await publishNow(sent)), onRefused)();
    const problem = fields && new ProblemError({ status: 409, code: 'not-ready-to-publish', fields });
    // A save resets the form, and errors of a form that was not submitted stay when their fields change.
    if (problem) await form.handleSubmit(() => refuse(problem))();
  };
  const unpublish = () =>
    attempt('unpublish', async () => {
      accept(await api.call(webstoreRoutes.unpublish, { params }), section.valuesOf(draft));
      forgetPublishedAnswers(queryClient);
      return 'offline';
    });
  return { publish, unpublish };
}

export type SectionEditor<V extends FieldValues> = ReturnType<typeof useSectionEditor<V>>;

/** Props of the bar and the notices of every section. */
export type EditorControls = Pick<
  SectionEditor<FieldValues>,
  'draft' | 'doing' | 'outcome' | 'problem' | 'discard' | 'publish' | 'unpublish' | 'loadNewest' | 'keepTyped'
> & { changes: readonly unknown[] };

/** Reports a taken web address at its field, even if the response names no field. */
function underItsField(problem: ProblemError): ProblemError {
  const { status, code, correlationId } = problem;
  if (code !== 'web-store-name-exists') return problem;
  return new ProblemError({ status, code, correlationId, fields: { url: [code] } });
}

/** Runs one action at a time; its result stays until the next one. */
function useAttempts(onRefused: (problem: ProblemError, isQuiet: boolean) => void) {
  const [doing, setDoing] = useState<Task | null>(null);
  const [ended, setEnded] = useState<{ outcome: Outcome | null; problem?: ProblemError }>({ outcome: null });
  /** @param isQuiet for an attempt that nobody asked for: the last result and the focus stay where they are */
  const attempt = async (
    task: Task,
    work: () => Promise<Outcome | null>,
    { isQuiet = false } = {},
  ): Promise<boolean> => {
    setDoing(task);
    if (!isQuiet) setEnded({ outcome: null });
    try {
      const outcome = await work();
      setEnded({ outcome });
      return true;
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      setEnded({ outcome: outcomeOf(task, problem), problem });
      onRefused(problem, isQuiet);
      return false;
    } finally {
      setDoing(null);
    }
  };
  return { doing, ...ended, attempt };
}
