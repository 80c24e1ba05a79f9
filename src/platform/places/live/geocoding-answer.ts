import type { Point } from '../port/places.js';

/** The parts that are used of a geocoding response, in Google's format, which other services share. */
interface AnswerComponent {
  long_name: string;
  short_name: string;
  types: string[];
}

interface AnswerResult {
  place_id: string;
  geometry: { location: { lat: number; lng: number } };
  address_components: AnswerComponent[];
}

interface Answer {
  status: string;
  /** Some services omit it when there are no results. */
  results?: AnswerResult[];
}

/** A result of a maps service. */
export interface FoundPlace extends Point {
  placeId: string;
  /** Two letters; territories count as US, as in postal addresses. */
  country: string;
  city: string;
  state: string;
  zipcode: string | undefined;
}

/**
 * Component types with the name of a town, the best first: New York's boroughs and Canadian villages have no
 * `locality`.
 */
const cityTypes = ['locality', 'postal_town', 'sublocality', 'administrative_area_level_3', 'neighborhood'];
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/**
 * Parses the response of a maps service.
 * @returns the results; empty if there are none
 * @throws Error when the response has another format, or the service refuses or fails
 */
export function readGeocodingAnswer(json: unknown): FoundPlace[] {
  if (!isAnswer(json)) throw new Error('the answer is not one of a geocoding service');
  if (json.status !== 'OK' && json.status !== 'ZERO_RESULTS') throw new Error(`the service answered ${json.status}`);
  return (json.results ?? []).map(readResult);
}

function readResult({ place_id: placeId, geometry, address_components: components }: AnswerResult): FoundPlace {
  const called = (...types: string[]) =>
    types.map((type) => components.find((component) => component.types.includes(type))).find((found) => found);
  const country = called('country')?.short_name ?? '';
  return {
    placeId,
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
    country: territories.has(country) ? 'US' : country,
    city: called(...cityTypes)?.long_name ?? '',
    state: territories.has(country) ? country : (called('administrative_area_level_1')?.short_name ?? ''),
    zipcode: called('postal_code')?.long_name,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isAnswer = (json: unknown): json is Answer =>
  isRecord(json) &&
  typeof json['status'] === 'string' &&
  (json['results'] === undefined ? json['status'] !== 'OK' : Array.isArray(json['results'])) &&
  ((json['results'] ?? []) as unknown[]).every(isResult);

const isResult = (result: unknown) => {
  if (!isRecord(result) || typeof result['place_id'] !== 'string' || !isRecord(result['geometry'])) return false;
  const { location } = result['geometry'];
  const hasPoint = isRecord(location) && typeof location['lat'] === 'number' && typeof location['lng'] === 'number';
  const components = result['address_components'];
  return hasPoint && Array.isArray(components) && components.every(isComponent);
};

const isComponent = (component: unknown) =>
  isRecord(component) &&
  typeof component['long_name'] === 'string' &&
  typeof component['short_name'] === 'string' &&
  Array.isArray(component['types']);
