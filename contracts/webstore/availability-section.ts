import type { Section } from './section.js';

/** Days, which are live and have a table of their own. */
export const availabilitySection = {
  title: 'Availability',
  empty: () => ({}),
  unlockedBy: null,
  isOptional: false,
} as const satisfies Section;
