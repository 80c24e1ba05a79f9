import { withoutRules, type SectionRules } from './section-rules.js';

/** Packages with prices (WS-11). */
export const packages: SectionRules<'packages'> = {
  ...withoutRules,
  shown: ({ packages }, { pictureOf }) => ({
    packages: packages.map(({ imageId, ...item }, ordinal) => ({ ...item, ordinal, image: pictureOf(imageId) })),
  }),
};
