import type { QueryReader } from '../shared/query-reader.js';

/** The place to locate, in one of four forms (SYS-10). */
export type GeocodeQuestion =
  | { by: 'address'; address: string }
  | { by: 'zipcode'; zipcode: string }
  | { by: 'point'; latitude: number; longitude: number }
  | { by: 'placeId'; placeId: string };

/** Characters that may be typed before suggestions are refused. */
const longestText = 120;

/** Reads the text of a place field; `limit` is the number of suggestions. */
export function readPlaceSuggestions(query: QueryReader): { text: string; limit: number } {
  const text = query.text('text', { min: 1, max: longestText });
  if (text === undefined) query.refuse('text', 'required', undefined);
  return { text: text ?? '', limit: query.integer('limit', { min: 1, max: 10, fallback: 5 }) };
}

/** Reads the text of an address field; `near` is the city and state where the address is likely to be. */
export function readAddressSuggestions(query: QueryReader): { text: string; limit: number; near: string | undefined } {
  return { ...readPlaceSuggestions(query), near: query.text('near', { min: 1, max: longestText }) };
}

/** Reads the one thing that is to be located; two kinds of it, or none, are refused. */
export function readGeocodeQuestion(query: QueryReader): GeocodeQuestion {
  const address = query.text('address', { min: 1, max: 240 });
  const zipcode = query.text('zipcode', { min: 1, max: 12 });
  const latitude = query.decimal('latitude', { min: -90, max: 90 });
  const longitude = query.decimal('longitude', { min: -180, max: 180 });
  const placeId = query.text('placeId', { min: 1, max: 500 });
  const questions: GeocodeQuestion[] = [];
  if (address !== undefined) questions.push({ by: 'address', address });
  if (zipcode !== undefined) questions.push({ by: 'zipcode', zipcode });
  if (latitude !== undefined && longitude !== undefined) questions.push({ by: 'point', latitude, longitude });
  if (placeId !== undefined) questions.push({ by: 'placeId', placeId });
  if ((latitude === undefined) !== (longitude === undefined)) {
    query.refuse(latitude === undefined ? 'latitude' : 'longitude', 'required', undefined);
  }
  const [question, second] = questions;
  if (second) query.refuse(second.by === 'point' ? 'latitude' : second.by, 'one-kind-only', undefined);
  if (!question && !query.hasRefused) query.refuse('address', 'one-kind-only', undefined);
  return question ?? { by: 'address', address: '' };
}
