import type { Section } from './section.js';

/** Pictures, which have rows of their own and are published with the page. */
export const gallerySection = {
  title: 'Gallery',
  empty: () => ({}),
  unlockedBy: null,
  isOptional: false,
} as const satisfies Section;
