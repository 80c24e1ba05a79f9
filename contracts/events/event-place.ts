import type { FieldErrors } from '../shared/problem.js';
import type { EventLocation, EventLocationType } from './event.js';

/** A place, or roughly what it will be while the place is not known. */
export interface PlaceAnswer {
  /** Null until there is an answer, false when the place is said to be unknown. */
  locationKnown: boolean | null;
  eventLocationType: EventLocationType | null;
  eventLocations: readonly EventLocation[];
}

export const noPlace: PlaceAnswer = { locationKnown: null, eventLocationType: null, eventLocations: [] };

/** Chooses a place: it is known, and the type is cleared (EV-30). */
export const choosePlace = (location: EventLocation): PlaceAnswer => ({
  locationKnown: true,
  eventLocationType: null,
  eventLocations: [location],
});

/** Takes the chosen place away. */
export const clearPlace = (answer: PlaceAnswer): PlaceAnswer =>
  answer.locationKnown === false ? answer : { ...noPlace };

/** Checks or unchecks 'unknown'; checking it clears the place and makes the type required (EV-29). */
export const setPlaceUnknown = (answer: PlaceAnswer, isUnknown: boolean): PlaceAnswer => {
  if (!isUnknown) return answer.locationKnown === false ? { ...noPlace } : answer;
  return { locationKnown: false, eventLocationType: answer.eventLocationType, eventLocations: [] };
};

/** Chooses a type: the place is not known, and what was entered of one is cleared (EV-31). */
export const choosePlaceType = (eventLocationType: EventLocationType): PlaceAnswer => ({
  locationKnown: false,
  eventLocationType,
  eventLocations: [],
});

/** Codes by field; empty when nothing is missing (EV-29, EV-32). */
export function placeFaults({ locationKnown, eventLocationType, eventLocations }: PlaceAnswer): FieldErrors {
  if (locationKnown === false) {
    if (eventLocations.length > 0) return { 'event.eventLocations': ['contradicts'] };
    return eventLocationType === null ? { 'event.eventLocationType': ['location-type-required'] } : {};
  }
  if (eventLocations.length === 0) return { 'event.eventLocations': ['location-required'] };
  if (locationKnown === null) return { 'event.locationKnown': ['contradicts'] };
  return eventLocationType === null ? {} : { 'event.eventLocationType': ['contradicts'] };
}
