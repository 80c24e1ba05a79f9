import { withoutRules, type SectionRules } from './section-rules.js';

/** Awards (WS-10). */
export const awards: SectionRules<'awards'> = {
  ...withoutRules,
  tidy: ({ awards }) => ({ awards: awards.map((item) => ({ ...item })) }), // as they are stored, not as a request's class
  shown: ({ awards }, { pictureOf }) => ({
    awards: awards.map(({ imageId, ...item }, ordinal) => ({ ...item, ordinal, image: pictureOf(imageId) })),
  }),
};
