import { isUnlocked, sections, type OptionalSectionName, type SectionName } from '#contracts/webstore/sections.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';

/** The sections with a page of their own, in the order of the public page. */
export const editedSections = [
  'about',
  'amenities',
  'store',
  'availability',
  'gallery',
  'reviews',
  'packages',
  'faqs',
  'partners',
  'awards',
] as const satisfies SectionName[];
export type EditedSection = (typeof editedSections)[number];

/** The section in which a requirement of publishing is filled in; null if none has a page for it. */
export const sectionOfRequirement: Record<PublishRequirement, EditedSection | null> = {
  name: 'about',
  category: 'about',
  url: 'about',
  businessDescription: 'about',
  priceTier: 'about',
  capacity: 'about',
  serviceArea: 'about',
  services: 'amenities',
  photo: 'gallery',
};

/** The path of the editor's pages: for the vendor, or for an operator if the address contains a webstore. */
export function pathsOfEditor(webstoreId: string | undefined) {
  const of = (path: string) => path.replace(':webstoreId', webstoreId ?? '');
  return webstoreId === undefined
    ? {
        all: pagePaths.vendorWebstore,
        preview: pagePaths.vendorPreview,
        about: pagePaths.vendorEditAbout,
        amenities: pagePaths.vendorEditAmenities,
        store: pagePaths.vendorEditStore,
        inserts: pagePaths.vendorEditInserts,
        availability: pagePaths.vendorEditAvailability,
        gallery: pagePaths.vendorEditGallery,
        reviews: pagePaths.vendorEditReviews,
        packages: pagePaths.vendorEditPackages,
        faqs: pagePaths.vendorEditFaqs,
        partners: pagePaths.vendorEditPartners,
        awards: pagePaths.vendorEditAwards,
      }
    : {
        all: of(pagePaths.adminWebstore),
        preview: of(pagePaths.adminWebstorePreview),
        about: of(pagePaths.adminWebstoreEditAbout),
        amenities: of(pagePaths.adminWebstoreEditAmenities),
        store: of(pagePaths.adminWebstoreEditStore),
        inserts: of(pagePaths.adminWebstoreEditInserts),
        availability: of(pagePaths.adminWebstoreEditAvailability),
        gallery: of(pagePaths.adminWebstoreEditGallery),
        reviews: of(pagePaths.adminWebstoreEditReviews),
        packages: of(pagePaths.adminWebstoreEditPackages),
        faqs: of(pagePaths.adminWebstoreEditFaqs),
        partners: of(pagePaths.adminWebstoreEditPartners),
        awards: of(pagePaths.adminWebstoreEditAwards),
      };
}

/** The state of a section: visible to couples, or the reason why not. */
export type SectionState = 'shown' | 'empty' | 'hidden' | 'locked';

/**
 * Number of items of a section that is a list, or of chosen services; 0 without a place for reviews; undefined for the
 * others.
 */
export function itemsIn(draft: WebstoreDraftView, section: EditedSection): number | undefined {
  if (section === 'about' || section === 'availability' || section === 'store') return undefined;
  if (section === 'gallery') return draft.images.length;
  if (section === 'reviews') return draft.googlePlaceId === null ? 0 : undefined;
  return section === 'amenities' ? draft.services.length : draft[section].length;
}

export const isShownByVendor = (draft: WebstoreDraftView, section: OptionalSectionName): boolean =>
  draft.optionalSections.find(({ id }) => id === section)?.enabled ?? true;

export function stateOf(draft: WebstoreDraftView, section: EditedSection): SectionState {
  if (!isUnlocked(section, draft.activeFeatures)) return 'locked';
  if (itemsIn(draft, section) === 0 || (section === 'store' && draft.preferredStore === null)) return 'empty';
  return sections[section].isOptional && !isShownByVendor(draft, section as OptionalSectionName) ? 'hidden' : 'shown';
}
