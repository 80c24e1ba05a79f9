import { count } from './count.js';

/** Texts of the directory's suggestions for a couple with an event. */
export const eventOffer = {
  label: 'For your event',
  near: (place: string) => `Near ${place}`,
  open: (day: string) => `Free on ${day}`,
  start: (place: string, day: string | undefined) => (day === undefined ? place : `${place} on ${day}`),
  guests: (guests: number) => `For ${count(guests, 'guest')}`,
};
