import { withoutRules, type SectionRules } from './section-rules.js';

/** Packages with prices (WS-11). */
export const packages: SectionRules<'packages'> = {
  ...withoutRules,
  tidy: ({ packages }) => ({ packages: packages.map((item) => ({ ...item, inclusions: [...item.inclusions] })) }), // as they are stored, not as a request's class
  shown: ({ packages }, { pictureOf }) => ({
    packages: packages.map(({ imageId, ...item }, ordinal) => ({ ...item, ordinal, image: pictureOf(imageId) })),
  }),
};
