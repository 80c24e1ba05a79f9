import { emptySections, optionalSectionNames, sections, type WebstoreContent } from '#contracts/webstore/sections.js';

/** The draft of a webstore that only has a name. */
export const emptyContent = (name: string): WebstoreContent => ({
  ...emptySections(),
  name,
  optionalSections: optionalSectionNames.map((id) => ({ id, name: sections[id].title, enabled: false })),
});
