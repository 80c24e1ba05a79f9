import type { PlaceDetails, PlaceReview } from './place-details.js';

/** Statuses that say that there is no such place. */
const notThere = new Set(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']);
const mostReviews = 5;

type Answer = Record<string, unknown>;
const isRecord = (value: unknown): value is Answer => typeof value === 'object' && value !== null;
const textIn = (answer: Answer, name: string) => (typeof answer[name] === 'string' ? answer[name] : '');
const starsIn = (answer: Answer) => {
  const stars = answer['rating'];
  return typeof stars === 'number' && stars >= 1 && stars <= 5 ? stars : null;
};
/** Only what a browser may open. */
const addressIn = (answer: Answer, name: string) =>
  /^https?:\/\//.test(textIn(answer, name)) ? textIn(answer, name) : null;

/**
 * Reads the answer of a place details API, as Google's documents it. Parts that are missing or odd are left out.
 * @returns nothing when it says that there is no such place
 * @throws Error when the answer is of another form, or the service refuses or fails
 */
export function readDetailsAnswer(json: unknown): PlaceDetails | undefined {
  if (!isRecord(json) || typeof json['status'] !== 'string') throw new Error('the answer is not one about a place');
  if (notThere.has(json['status'])) return undefined;
  const { status, result } = json;
  if (status !== 'OK' || !isRecord(result)) throw new Error(`the service answered ${status}`);
  const total = result['user_ratings_total'];
  const reviews = Array.isArray(result['reviews']) ? result['reviews'] : [];
  return {
    name: textIn(result, 'name'),
    rating: starsIn(result),
    userRatingsTotal: Number.isSafeInteger(total) ? Math.max(total as number, 0) : 0,
    url: addressIn(result, 'url'),
    reviews: reviews.filter(isRecord).flatMap(readReview).slice(0, mostReviews),
  };
}

function readReview(review: Answer): PlaceReview[] {
  const rating = starsIn(review);
  if (rating === null || textIn(review, 'author_name') === '') return [];
  return [
    {
      authorName: textIn(review, 'author_name'),
      profilePhotoUrl: addressIn(review, 'profile_photo_url'),
      rating,
      relativeTimeDescription: textIn(review, 'relative_time_description'),
      text: textIn(review, 'text'),
    },
  ];
}
