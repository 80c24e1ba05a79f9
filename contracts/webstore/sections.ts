import type { PlanFeature } from '../billing/subscription-tier.js';
import type { WebstoreContent } from './webstore-content.js';

interface SectionEntry {
  /** Fields of the draft that the section's page edits; empty where the section is live and no part of the draft. */
  readonly fields: readonly (keyof WebstoreContent)[];
  /** Fields of other sections that decide what may be chosen here. */
  readonly dependsOn?: readonly (keyof WebstoreContent)[];
  /** The plan feature that unlocks the section (WS-40, WS-41, WS-42); null when every plan has it. */
  readonly unlockedBy: PlanFeature | null;
  /** Whether the vendor may hide it: it has an entry in `optionalSections` (WS-19). */
  readonly isOptional: boolean;
}

/**
 * The sections of a webstore in the order in which the public page and the preview show them (WS-128). Everything that
 * differs from section to section is looked up here: what a save touches, what a plan unlocks, what a page shows.
 */
export const sections = {
  about: {
    fields: [
      'name',
      'url',
      'businessDescription',
      'categoryIds',
      'subCategoryIds',
      'priceTier',
      'displayPriceTier',
      'capacity',
      'travels',
      'travelOption',
      'travelDistance',
      'serviceArea',
      'onlineStore',
      'shippingOption',
      'physicalStore',
      'locationAddressType',
      'displayStoreAddress',
      'addresses',
      'links',
    ],
    unlockedBy: null,
    isOptional: false,
  },
  amenities: { fields: ['services', 'styles'], dependsOn: ['categoryIds'], unlockedBy: null, isOptional: false },
  store: {
    fields: ['favouriteStore', 'zipcodeNearFavouriteStore'],
    unlockedBy: 'feature_premiumBadge',
    isOptional: true,
  },
  availability: { fields: [], unlockedBy: null, isOptional: false },
  gallery: { fields: [], unlockedBy: null, isOptional: false },
  reviews: { fields: ['googlePlaceId'], unlockedBy: 'feature_reviews', isOptional: true },
  packages: { fields: ['packages'], unlockedBy: 'feature_packages', isOptional: true },
  faqs: { fields: ['faqs'], unlockedBy: 'feature_faqs', isOptional: true },
  partners: { fields: ['partners'], unlockedBy: null, isOptional: true },
  awards: { fields: ['awards'], unlockedBy: 'feature_awards', isOptional: true },
} as const satisfies Record<string, SectionEntry>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** The draft's fields that a section edits. */
export type SectionField<S extends SectionName> = (typeof sections)[S]['fields'][number];

/**
 * Whether a plan unlocks a section: by the section's own feature, or by the premium badge, which unlocks all (WS-40).
 * @param features the webstore's active features
 */
export function isUnlocked(section: SectionName, features: readonly string[]): boolean {
  const { unlockedBy } = sections[section];
  return unlockedBy === null || features.includes(unlockedBy) || features.includes('feature_premiumBadge');
}

/** The sections that edit any of these fields, in the order of the page. */
export const sectionsOfFields = (fields: readonly string[]): SectionName[] =>
  sectionNames.filter((name) => (sections[name].fields as readonly string[]).some((field) => fields.includes(field)));
