import type { FieldErrors } from '#contracts/shared/problem.js';
import type { PartnerContent, PartnerView } from '#contracts/webstore/partners-section.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { SectionPictureView } from '#contracts/webstore/section-picture.js';
import type { SectionContent, SectionName, ShownSections, WebstoreContent } from '#contracts/webstore/sections.js';

/** Changed fields of a draft; a field that is `undefined` does not change. */
export type DraftChanges = Partial<WebstoreContent>;

/** Resolves what a section only names by id. */
export interface PageSources {
  /** Null without a picture; the placeholder for one that visitors may not see (WS-97). */
  readonly pictureOf: (imageId: string | null) => SectionPictureView | null;
  /** Recommended businesses in the vendor's order, without those that are not on the site (WS-13). */
  readonly partnersOf: (partners: readonly PartnerContent[]) => PartnerView[];
}

/** The rules of a section for the draft, for a publish and for the public page. */
export interface SectionRules<S extends SectionName = SectionName> {
  /** Returns the section's fields after `changes`, with those adjusted that depend on other fields. */
  tidy(next: WebstoreContent, changes: DraftChanges): Partial<SectionContent<S>>;
  /** Error codes by field, for values that do not fit together after `changes`. */
  misfits(content: WebstoreContent, changes: DraftChanges): FieldErrors;
  /** Returns what the section still lacks before a publish (WS-187), in the order of the editor. */
  missing(content: WebstoreContent, photos: number): PublishRequirement[];
  /** The section's fields as the public page has them, if they differ from the published ones. */
  shown(content: WebstoreContent, sources: PageSources): Partial<ShownSections>;
}

/** For sections whose fields have no rules beyond those of the request. */
export const withoutRules = {
  tidy: () => ({}),
  misfits: (): FieldErrors => ({}),
  missing: (): PublishRequirement[] => [],
  shown: () => ({}),
};
