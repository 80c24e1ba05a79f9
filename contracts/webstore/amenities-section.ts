import type { Section } from './section.js';

/** The section's fields of the draft. */
export interface AmenitiesContent {
  /** Ids of chosen services, of all categories. */
  services: number[];
  styles: number[];
}

export const amenitiesSection = {
  title: 'Amenities and services',
  empty: (): AmenitiesContent => ({ services: [], styles: [] }),
  dependsOn: ['categoryIds'],
  unlockedBy: null,
  isOptional: false,
} as const satisfies Section<AmenitiesContent>;
