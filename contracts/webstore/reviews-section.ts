import type { Section } from './section.js';

/** The section's fields of the draft. */
export interface ReviewsContent {
  /** The business at the maps service, where its reviews come from; null when not connected (WS-101). */
  googlePlaceId: string | null;
}

export const reviewsSection = {
  title: 'Reviews',
  empty: (): ReviewsContent => ({ googlePlaceId: null }),
  unlockedBy: 'feature_reviews',
  isOptional: true,
} as const satisfies Section<ReviewsContent>;
