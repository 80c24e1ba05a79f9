import type { SectionPictureView } from './section-picture.js';
import type { Section } from './section.js';

/** WS-10 */
export interface AwardContent {
  id: string;
  name: string;
  /** The typed address, perhaps without https; empty without one. */
  link: string;
  /** An image of the webstore; null without one. */
  imageId: string | null;
}

/** The section's fields of the draft. */
export interface AwardsContent {
  /** In the order in which they are shown. */
  awards: AwardContent[];
}

export interface AwardView extends Omit<AwardContent, 'imageId'> {
  ordinal: number;
  /** The same limit as for packages. */
  image: SectionPictureView | null;
}

/** The section's fields of the public page. */
export interface AwardsView {
  awards: AwardView[];
}

export const awardsSection = {
  title: 'Awards',
  empty: (): AwardsContent => ({ awards: [] }),
  unlockedBy: 'feature_awards',
  isOptional: true,
  hasPictures: true,
} as const satisfies Section<AwardsContent>;
