import type { PictureView } from '../shared/picture.js';
import type { Section } from './section.js';

/** Another business that this one likes to work with (WS-13). */
export interface PartnerContent {
  /** Its webstore. */
  partnerId: string;
  /** At most 240 characters. */
  description: string;
}

/** The section's fields of the draft. */
export interface PartnersContent {
  /** In the order in which they are shown. */
  partners: PartnerContent[];
}

/** A recommended business that is on the site (WS-13). */
export interface PartnerView extends PartnerContent {
  ordinal: number;
  name: string;
  /** Its web address. */
  url: string;
  categoryName: string;
  subCategoryNames: string[];
  city: string;
  state: string;
  /** Its cover, or a stock picture of its category (WS-97). */
  coverPhoto: PictureView;
}

/** The section's fields of the public page. */
export interface PartnersView {
  partners: PartnerView[];
}

export const partnersSection = {
  title: 'Preferred partners',
  empty: (): PartnersContent => ({ partners: [] }),
  unlockedBy: null,
  isOptional: true,
} as const satisfies Section<PartnersContent>;
