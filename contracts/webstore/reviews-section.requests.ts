import { Matches } from 'class-validator';
import { Nullable, Optional } from '../shared/validation.js';
import type { ReviewsContent } from './reviews-section.js';

/** The section's fields of a save. */
export class ReviewsFields implements Partial<ReviewsContent> {
  /** A place of the maps service; null disconnects the reviews (WS-101, WS-102). */
  @Optional()
  @Nullable()
  @Matches(/^[A-Za-z0-9_-]{1,500}$/)
  googlePlaceId?: string | null;
}
