import {
  fieldsOf,
  sections,
  type SectionName,
  type OptionalSectionContent,
  type WebstoreContent,
} from '#contracts/webstore/sections.js';

/** Returns whether a section has anything to show. */
export const isFilled = (content: WebstoreContent, section: SectionName): boolean =>
  fieldsOf(section).some((field) => {
    const value = content[field];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  });

export const isEnabled = ({ optionalSections }: WebstoreContent, section: SectionName): boolean =>
  optionalSections.find(({ id }) => id === section)?.enabled ?? true;

/**
 * The sections' flags after a save: as the vendor set them, except that a section which was empty and has its first
 * items is shown, when the plan unlocks it (WS-43).
 */
export function optionalSectionsAfter(
  before: WebstoreContent,
  next: WebstoreContent,
  isOpen: (section: SectionName) => boolean,
): OptionalSectionContent[] {
  const chosen = new Map(next.optionalSections.map((section) => [section.id, section.enabled]));
  return before.optionalSections.map(({ id, enabled }) => ({
    id,
    name: sections[id].title,
    enabled: (isOpen(id) && isFilled(next, id) && !isFilled(before, id)) || (chosen.get(id) ?? enabled),
  }));
}
