import { sql } from 'kysely';

/**
 * Condition on `image`, a row of `webstore.image`: an operator has to look at the picture. Without a file there is nothing
 * to look at, and the vendor sees why.
 */
export const awaitsReview = sql<boolean>`(
  not image.admin_approved and image.validation_result is not true
  and image.picture_id is not null and image.deleted_at is null)`;
