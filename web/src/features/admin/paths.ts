import { pagePaths } from '#contracts/shared/page-paths.js';

export const webstorePath = (id: string) => pagePaths.adminWebstore.replace(':webstoreId', id);
export const editAboutPath = (id: string) => pagePaths.adminWebstoreEditAbout.replace(':webstoreId', id);
export const userPath = (id: string) => pagePaths.adminUser.replace(':userId', id);
