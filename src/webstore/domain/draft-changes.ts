import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, sectionNames, type SectionName, type WebstoreContent } from '#contracts/webstore/sections.js';
import { optionalSectionsAfter } from './sections/optional-sections.js';
import { mergedOf } from './sections/all-sections.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { DraftChanges } from './sections/section-rules.js';

/**
 * Returns the draft with changed fields. A field the vendor chose is checked against the others; a field that depends
 * on it (services of a removed category, the capacity of a business without guests) is adjusted.
 * @param isOpen whether the plan unlocks a section
 * @throws Refusal `invalid-input` naming the chosen fields that do not fit, `section-locked` when a locked section
 * changes
 */
export function applyChanges(
  draft: WebstoreContent,
  requested: DraftChanges,
  isOpen: (section: SectionName) => boolean,
): WebstoreContent {
  const changes = asStored(requested);
  const given = { ...draft, ...changes };
  const next = { ...given, ...mergedOf((section) => section.tidy(given, changes)) };
  next.optionalSections = optionalSectionsAfter(draft, next, isOpen);
  const errors = mergedOf((section) => section.misfits(next, changes));
  if (Object.keys(errors).length > 0) {
    throw new Refusal('invalid-input', `Check ${Object.keys(errors).join(', ')}.`, { fields: errors });
  }
  const locked = changedSections(draft, next).find((section) => !isOpen(section));
  if (locked) {
    throw new Refusal('section-locked', 'Your plan doesn’t include this section.', { params: { section: locked } });
  }
  return next;
}

/** The sections in which two contents differ. */
export const changedSections = (before: WebstoreContent, after: WebstoreContent): SectionName[] =>
  sectionNames.filter((name) => fieldsOf(name).some((field) => !isDeepStrictEqual(before[field], after[field])));

/**
 * Returns the changed fields as they are stored and read back: plain objects, not those of a request's class, without
 * fields that are `undefined`.
 */
const asStored = (changes: DraftChanges) => JSON.parse(JSON.stringify(changes)) as DraftChanges;
