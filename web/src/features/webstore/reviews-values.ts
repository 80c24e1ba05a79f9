import type { FieldErrors } from '#contracts/shared/problem.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { SectionForm } from './section-form.js';

/** The place whose reviews are shown: null without one, empty for a typed text without a choice. */
export type ReviewsValues = Pick<WebstoreContent, 'googlePlaceId' | 'optionalSections'>;

export const reviewsForm: SectionForm<ReviewsValues> = {
  fields: ['googlePlaceId', 'optionalSections'],
  valuesOf: ({ googlePlaceId, optionalSections }) => ({
    googlePlaceId,
    optionalSections: optionalSections.filter(({ id }) => id === 'reviews'),
  }),
  errorsOf: ({ googlePlaceId }): FieldErrors => (googlePlaceId === '' ? { googlePlaceId: ['required'] } : {}), // WS-103
  optional: 'reviews',
};
