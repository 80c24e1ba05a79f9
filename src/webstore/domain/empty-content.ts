import { optionalSectionNames, type WebstoreContent } from '#contracts/webstore/webstore-content.js';
import { sectionTitles } from './sections/optional-sections.js';
import { mergedOf } from './sections/all-sections.js';

/** The draft of a webstore that only has a name. */
export const emptyContent = (name: string): WebstoreContent => ({
  ...(mergedOf((section) => section.empty()) as Omit<WebstoreContent, 'optionalSections'>),
  name,
  optionalSections: optionalSectionNames.map((id) => ({ id, name: sectionTitles[id], enabled: false })),
});
