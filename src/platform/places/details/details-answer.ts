import type { PlaceDetails, PlaceReview } from './place-details.js';

/** Statuses for a place that does not exist. */
const notThere = new Set(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']);
const mostReviews = 5;

type Answer = Record<string, unknown>;
const isRecord = (value: unknown): value is Answer => typeof value === 'object' && value !== null;
const textIn = (answer: Answer, name: string) => (typeof answer[name] === 'string' ? answer[name] : '');
const starsIn = (answer: Answer) => {
  const stars = answer['rating'];
  return typeof stars === 'number' && stars >= 1 && stars <= 5 ? stars : null;
};
/** Returns a URL if it is a web address. */
const addressIn = (answer: Answer, name: string) =>
  /^https?:\/\//.test(textIn(answer, name)) ? textIn(answer, name) : null;

/**
 * Parses the response of a place details API in Google's format. Missing or malformed parts are left out.
 * @returns undefined if there is no such place
 * @throws Error when the response has another format, or the service refuses or fails
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
    address: textIn(result, 'formatted_address'),
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
