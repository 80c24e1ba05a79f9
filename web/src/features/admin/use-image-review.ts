import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import { ProblemError } from '../../lib/problem-error.js';
import { routeQuery } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';
import { usePaging } from '../../lib/use-paging.js';
import { imageReview as texts } from '../../texts/image-review.js';

/** The photos that wait for an operator, by page. */
export function useImagesToReview() {
  const { api } = useServices();
  const query = usePaging();
  return useQuery({
    ...routeQuery(api, imageReviewRoutes.imagesToReview, { query }),
    placeholderData: keepPreviousData,
  });
}

const decisions = {
  approve: { route: imageReviewRoutes.approveImage, done: texts.approved },
  remove: { route: imageReviewRoutes.removeImage, done: texts.removed },
} as const;
export type Decision = keyof typeof decisions;

/** Decides about photos, and loads the list again. One that another operator has removed meanwhile is not an error. */
export function useImageDecisions() {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const decide = async (decision: Decision, imageIds: readonly string[]): Promise<void> => {
    const { route, done } = decisions[decision];
    setBusy(true);
    try {
      for (const imageId of imageIds) {
        await api.call(route, { params: { imageId } }).catch((problem: unknown) => {
          if (!(problem instanceof ProblemError) || problem.code !== 'image-not-found') throw problem;
        });
      }
      toasts.show('success', done(imageIds.length));
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      toasts.show('error', problem.message);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [imageReviewRoutes.imagesToReview.path] });
    }
  };
  return { isBusy, decide };
}
