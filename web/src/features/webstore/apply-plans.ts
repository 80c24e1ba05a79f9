import type { Query, QueryClient } from '@tanstack/react-query';
import { planOfWebstore, type SubscriptionUpdatedData } from '#contracts/billing/billing.socket.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { forgetPublishedAnswers } from './api.js';

const isDraft = ({ queryKey }: Query) => queryKey[0] === 'own draft' || queryKey[0] === 'draft';

/**
 * Gives the drafts that are open the tier and the features of a pushed plan; a webstore without a seat loses both
 * (BIL-49). What is being typed stays.
 */
export function applyPlans(queryClient: QueryClient, pushed: SubscriptionUpdatedData): void {
  queryClient.setQueriesData<WebstoreDraftView | null>({ predicate: isDraft }, (draft) => {
    if (!draft || draft.vendorId !== pushed.vendorId) return draft;
    const plan = planOfWebstore(pushed, draft.id);
    return { ...draft, subscriptionTier: plan?.tier ?? 'starter', activeFeatures: plan?.activeFeatures ?? [] };
  });
  forgetPublishedAnswers(queryClient);
}
