import type { SectionPictureView } from './section-picture.js';
import type { Section } from './section.js';

/** WS-11 */
export interface PackageContent {
  id: string;
  name: string;
  /** US dollars, two decimals at most (OP-50). */
  price: number;
  /** At most 240 characters. */
  description: string;
  /** Included services, one per entry. */
  inclusions: string[];
  /** An image of the webstore; null without one. */
  imageId: string | null;
}

/** The section's fields of the draft. */
export interface PackagesContent {
  /** In the order in which they are shown. */
  packages: PackageContent[];
}

export interface PackageView extends Omit<PackageContent, 'imageId'> {
  ordinal: number;
  /** Null when none was chosen; a stock picture when the chosen one may not be shown (WS-97). */
  image: SectionPictureView | null;
}

/** The section's fields of the public page. */
export interface PackagesView {
  packages: PackageView[];
}

export const packagesSection = {
  title: 'Packages',
  empty: (): PackagesContent => ({ packages: [] }),
  unlockedBy: 'feature_packages',
  isOptional: true,
  hasPictures: true,
} as const satisfies Section<PackagesContent>;
