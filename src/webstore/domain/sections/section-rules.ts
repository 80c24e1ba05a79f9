import type { FieldErrors } from '#contracts/shared/problem.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { SectionField, SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';

/** The fields of one section. */
export type SectionContent<S extends SectionName> = Pick<WebstoreContent, SectionField<S>>;

/** Changed fields of a draft; a field that is `undefined` does not change. */
export type DraftChanges = Partial<WebstoreContent>;

/** The rules of a section for the draft, for a publish and for the public page. */
export interface SectionRules<S extends SectionName = SectionName> {
  /** The section's fields in a webstore that has nothing but a name. */
  empty(): SectionContent<S>;
  /** Returns the section's fields after `changes`, with those adjusted that depend on other fields. */
  tidy(next: WebstoreContent, changes: DraftChanges): Partial<SectionContent<S>>;
  /** Error codes by field, for values that do not fit together after `changes`. */
  misfits(content: WebstoreContent, changes: DraftChanges): FieldErrors;
  /** Returns what the section still lacks before a publish (WS-187), in the order of the editor. */
  missing(content: WebstoreContent, photos: number): PublishRequirement[];
  /** The section's fields that visitors may see, if these are fewer than the published ones. */
  shown(content: WebstoreContent): Partial<SectionContent<S>>;
}

/** For sections whose fields have no rules beyond those of the request. */
export const withoutRules = {
  misfits: (): FieldErrors => ({}),
  missing: (): PublishRequirement[] => [],
  shown: () => ({}),
};
