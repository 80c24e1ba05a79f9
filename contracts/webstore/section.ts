import type { PlanFeature } from '../billing/subscription-tier.js';

/** One section of a webstore, as its entry in the catalogue (`sections.ts`) describes it. */
export interface Section<Content extends object = object> {
  /** Its name for vendors. */
  readonly title: string;
  /**
   * Its fields of the draft in a webstore that has nothing but a name. No fields where the section is live, such as the
   * gallery, and no part of the draft.
   */
  readonly empty: () => Content;
  /** Fields of other sections that decide what may be chosen here. */
  readonly dependsOn?: readonly string[];
  /** The plan feature that unlocks the section (WS-40, WS-41, WS-42); null when every plan has it. */
  readonly unlockedBy: PlanFeature | null;
  /** Whether the vendor may hide it: it has an entry in `optionalSections` (WS-19). */
  readonly isOptional: boolean;
  /** Set where the section is a list whose items may have a picture (`imageId`), which is uploaded for it (WS-18). */
  readonly hasPictures?: true;
}
