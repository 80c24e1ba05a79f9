import { pagePaths } from '../shared/page-paths.js';
// Only the type: every page of the site loads this file, and few load the catalogue.
import type { SectionName } from './sections.js';

/** The pages of the editor: one for each section, and the inserts, which are not part of the public page. */
export type EditorPage = SectionName | 'inserts';

/** The vendor's page for a section (WS-25). */
export const vendorEditPath = (page: EditorPage): string => pagePaths.vendorEditSection.replace(':section', page);

/** The same page for operators, for any webstore (ID-107); the id is still a parameter. */
export const adminEditPath = (page: EditorPage): string => pagePaths.adminWebstoreEditSection.replace(':section', page);
