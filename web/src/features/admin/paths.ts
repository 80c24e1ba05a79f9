import { pagePaths } from '#contracts/shared/page-paths.js';
import { editorPages } from '#contracts/webstore/editor-pages.js';
import { adminEditPath } from '#contracts/webstore/editor-paths.js';

export const webstorePath = (id: string) => pagePaths.adminWebstore.replace(':webstoreId', id);

/** The pages of a webstore that operators can edit, each with its path (ID-107). */
export const editPaths = (id: string) =>
  editorPages.map((page) => [page, adminEditPath(page).replace(':webstoreId', id)] as const);
export const userPath = (id: string) => pagePaths.adminUser.replace(':userId', id);
