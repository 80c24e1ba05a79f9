import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import { useServices } from '../../../../lib/services.js';
import { imageReview as texts } from '../../../../texts/image-review.js';
import { Button } from '../../../../ui/button.js';
import { forgetPublishedAnswers } from '../../api.js';

/** Approves a flagged picture of the page that an operator is reading (OP-45). */
export default function ApprovePicture({ imageId }: { imageId: string }) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const approval = useMutation({
    mutationFn: () => api.call(imageReviewRoutes.approveImage, { params: { imageId } }),
    onSuccess: () => {
      toasts.show('success', texts.approved(1));
      forgetPublishedAnswers(queryClient);
    },
    onError: ({ message }) => toasts.show('error', message),
  });
  return (
    <Button kind="line" size="small" isPending={approval.isPending} onPress={() => approval.mutate()}>
      {texts.approve}
    </Button>
  );
}
