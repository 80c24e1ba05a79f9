import { isUnlocked, sections, type SectionName, type OptionalSectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { adminEditPath, editorPages, vendorEditPath, type EditorPage } from '#contracts/webstore/editor-paths.js';

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

/** The paths of the editor's pages: for the vendor, or for an operator if the address contains a webstore. */
export function pathsOfEditor(webstoreId: string | undefined): Record<EditorPage | 'all' | 'preview', string> {
  const pathsOf = (all: string, preview: string, editPath: (page: EditorPage) => string) => {
    const edited = Object.fromEntries(editorPages.map((page) => [page, editPath(page)]));
    return { all, preview, ...edited } as Record<EditorPage | 'all' | 'preview', string>;
  };
  if (webstoreId === undefined) return pathsOf(pagePaths.vendorWebstore, pagePaths.vendorPreview, vendorEditPath);
  const of = (path: string) => path.replace(':webstoreId', webstoreId);
  return pathsOf(of(pagePaths.adminWebstore), of(pagePaths.adminWebstorePreview), (page) => of(adminEditPath(page)));
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
