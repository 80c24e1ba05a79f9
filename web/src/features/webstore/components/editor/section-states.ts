import { isUnlocked, sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { editorPages } from '#contracts/webstore/editor-pages.js';
import { adminEditPath, vendorEditPath, type EditorPage } from '#contracts/webstore/editor-paths.js';
import { editedSections, type LiveFacts } from '../../edited-sections.js';

/** The section in which a requirement of publishing is filled in; null if none has a page for it. */
export const sectionOfRequirement: Record<PublishRequirement, SectionName | null> = {
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

/** Number of items of a section that is a list, or of chosen services; undefined where items are not counted. */
export const itemsIn = (draft: WebstoreDraftView, section: SectionName): number | undefined =>
  editedSections[section].itemsIn(draft);

const isShownByVendor = (draft: WebstoreDraftView, section: SectionName): boolean =>
  draft.optionalSections.find(({ id }) => id === section)?.enabled ?? true;

/** @param live for pages that tell what couples would see; the editor's own lists only know the draft */
export function stateOf(draft: WebstoreDraftView, section: SectionName, live?: LiveFacts): SectionState {
  if (!isUnlocked(section, draft.activeFeatures)) return 'locked';
  const isEmpty = live && editedSections[section].isEmptyOnPage?.(draft, live);
  if (isEmpty === true || itemsIn(draft, section) === 0) return 'empty';
  return sections[section].isOptional && !isShownByVendor(draft, section) ? 'hidden' : 'shown';
}
