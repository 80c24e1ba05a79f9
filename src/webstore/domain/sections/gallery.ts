import { withoutRules, type SectionRules } from './section-rules.js';

/** Pictures have rows of their own; the draft only knows whether there are any. */
export const gallery: SectionRules<'gallery'> = {
  ...withoutRules,
  missing: (_content, photos) => (photos > 0 ? [] : ['photo']),
};
