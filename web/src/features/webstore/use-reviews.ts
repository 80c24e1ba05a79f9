import { useQuery } from '@tanstack/react-query';
import type { PlaceReviewsView } from '#contracts/webstore/reviews.view.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { useServices } from '../../lib/services.js';
import { reviewsQuery } from './api.js';

/**
 * The reviews of a webstore. Undefined while they load, when there are none, and when the maps service does not
 * respond: then the page does not mention reviews (WS-219).
 */
export function useReviews({
  id,
  hasReviews,
}: Pick<PublicWebstoreView, 'id' | 'hasReviews'>): PlaceReviewsView | undefined {
  const { api } = useServices();
  const { data } = useQuery({ ...reviewsQuery(api, id), enabled: hasReviews });
  const place = data?.place;
  return place && place.reviews.length > 0 ? place : undefined;
}
