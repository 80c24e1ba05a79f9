import { aboutSection, type AboutContent } from './about-section.js';
import { amenitiesSection, type AmenitiesContent } from './amenities-section.js';
import { availabilitySection } from './availability-section.js';
import { awardsSection, type AwardsContent, type AwardsView } from './awards-section.js';
import { faqsSection, type FaqsContent, type FaqsView } from './faqs-section.js';
import { gallerySection } from './gallery-section.js';
import { packagesSection, type PackagesContent, type PackagesView } from './packages-section.js';
import { partnersSection, type PartnersContent, type PartnersView } from './partners-section.js';
import { reviewsSection, type ReviewsContent } from './reviews-section.js';
import type { Section } from './section.js';
import { storeSection, type StoreContent } from './store-section.js';

/** The fields of all sections. Names are unique: a draft is flat. */
export interface SectionsContent
  extends
    AboutContent,
    AmenitiesContent,
    StoreContent,
    ReviewsContent,
    PackagesContent,
    FaqsContent,
    PartnersContent,
    AwardsContent {}

/** The fields of the public page that replace fields of the draft. */
export interface SectionsView extends PackagesView, FaqsView, PartnersView, AwardsView {}

/** The fields of all sections as the public page has them. */
export type ShownSections = Omit<SectionsContent, keyof SectionsView> & SectionsView;

/**
 * The catalogue: the sections of a webstore in the order in which the public page and the preview show them (WS-128).
 * Server and browser look up here what a save touches, what a plan unlocks and what a page shows; ARCHITECTURE.md tells
 * how a section is added.
 */
export const sections = {
  about: aboutSection,
  amenities: amenitiesSection,
  store: storeSection,
  availability: availabilitySection,
  gallery: gallerySection,
  reviews: reviewsSection,
  packages: packagesSection,
  faqs: faqsSection,
  partners: partnersSection,
  awards: awardsSection,
} as const satisfies Record<string, Section<Partial<SectionsContent>>>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** The draft's fields that a section edits. */
export type SectionContent<S extends SectionName> = ReturnType<(typeof sections)[S]['empty']>;

/** A section that its vendor may show or hide (WS-19). */
export type OptionalSectionName = {
  [S in SectionName]: (typeof sections)[S]['isOptional'] extends true ? S : never;
}[SectionName];
export const optionalSectionNames = sectionNames.filter((name) => sections[name].isOptional) as OptionalSectionName[];

/** A section that is a list whose items may have a picture. */
export type PictureSectionName = {
  [S in SectionName]: (typeof sections)[S] extends { hasPictures: true } ? S : never;
}[SectionName];
export const pictureSectionNames = sectionNames.filter(
  (name) => 'hasPictures' in sections[name],
) as PictureSectionName[];

/** Whether a section that its vendor may hide is shown (WS-19). */
export interface OptionalSectionContent {
  id: OptionalSectionName;
  /** Its name on the page. */
  name: string;
  enabled: boolean;
}

/**
 * The content that a vendor edits and publishes: the draft and the published snapshot have this same shape (OP-53).
 * Wire names are the left side of WS-5.
 */
export interface WebstoreContent extends SectionsContent {
  /** One entry for each section that may be hidden. */
  optionalSections: OptionalSectionContent[];
}

/** The fields of every section in a webstore that has nothing but a name. */
export const emptySections = (): SectionsContent =>
  Object.assign({}, ...sectionNames.map((name) => sections[name].empty())) as SectionsContent;

const fields = new Map(sectionNames.map((name) => [name, Object.keys(sections[name].empty())]));

/** The names of the draft's fields that a section edits; empty where the section is live and no part of the draft. */
export const fieldsOf = (section: SectionName) => (fields.get(section) ?? []) as readonly (keyof SectionsContent)[];

/** The sections that edit any of these fields, in the order of the page. */
export const sectionsOfFields = (changed: readonly string[]): SectionName[] =>
  sectionNames.filter((name) => fieldsOf(name).some((field) => changed.includes(field)));

/**
 * Whether a plan unlocks a section: by the section's own feature, or by the premium badge, which unlocks all (WS-40).
 * @param features the webstore's active features
 */
export function isUnlocked(section: SectionName, features: readonly string[]): boolean {
  const { unlockedBy } = sections[section];
  return unlockedBy === null || features.includes(unlockedBy) || features.includes('feature_premiumBadge');
}
