import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { ProblemError } from '../../lib/problem-error.js';
import { useServices } from '../../lib/services.js';
import { forgetPublishedAnswers, keepDraft } from './api.js';
import { refetchDraft } from './own-draft.js';

/** The codes after which a retry does not help: the vendor has to do something else first. */
export const decided: readonly string[] = ['not-ready-to-publish', 'removal-requested', 'listing-is-paused'];

/** A publish of the saved draft, on pages without input. */
export interface Publishing {
  publish: () => void;
  isPublishing: boolean;
  /** Why the last one failed: a sentence with what to do first, or null if a retry may help. */
  failure: { reason: string | null } | null;
}

export function usePublish({ id }: WebstoreDraftView, onPublished: () => void): Publishing {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(webstoreRoutes.publish, { params: { id } }),
    onSuccess: (draft) => {
      keepDraft(queryClient, draft);
      forgetPublishedAnswers(queryClient);
      onPublished();
    },
    // The draft may have changed in another tab since it was loaded.
    onError: () => refetchDraft(queryClient),
  });
  const reason = error instanceof ProblemError && decided.includes(error.code) ? error.message : null;
  return { publish: () => mutate(), isPublishing: isPending, failure: error && { reason } };
}
