/** WS-15; a day without an entry is unknown (OP-42). */
export const availabilityStates = ['available', 'partial', 'unavailable'] as const;
export type AvailabilityState = (typeof availabilityStates)[number];
