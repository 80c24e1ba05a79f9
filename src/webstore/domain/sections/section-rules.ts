import type { FieldErrors } from '#contracts/shared/problem.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { SectionField, SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';

/** The fields of one section. */
export type SectionContent<S extends SectionName> = Pick<WebstoreContent, SectionField<S>>;

/** Changed fields of a draft; a field that is `undefined` was not changed. */
export type DraftChanges = Partial<WebstoreContent>;

/** What a section adds to the draft, to a publish and to the public page. */
export interface SectionRules<S extends SectionName = SectionName> {
  /** The section's fields in a webstore that has nothing but a name. */
  empty(): SectionContent<S>;
  /** The section's fields as they are kept once `changes` are made: what only follows other fields is adjusted here. */
  tidy(next: WebstoreContent, changes: DraftChanges): Partial<SectionContent<S>>;
  /** Error codes by field, for values that do not fit together once `changes` are made. */
  misfits(content: WebstoreContent, changes: DraftChanges): FieldErrors;
  /** What the section still lacks before a publish (WS-187), in the order in which a vendor meets it. */
  missing(content: WebstoreContent, photos: number): PublishRequirement[];
  /** The section's fields as visitors may see them, where that is less than what was published. */
  shown(content: WebstoreContent): Partial<SectionContent<S>>;
}

/** For sections whose fields have no rules beyond those of the request. */
export const withoutRules = {
  misfits: (): FieldErrors => ({}),
  missing: (): PublishRequirement[] => [],
  shown: () => ({}),
};
