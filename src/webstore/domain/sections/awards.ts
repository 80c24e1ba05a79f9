import { withoutRules, type SectionRules } from './section-rules.js';

/** Awards (WS-10). */
export const awards: SectionRules<'awards'> = {
  ...withoutRules,
  shown: ({ awards }, { pictureOf }) => ({
    awards: awards.map(({ imageId, ...item }, ordinal) => ({ ...item, ordinal, image: pictureOf(imageId) })),
  }),
};
