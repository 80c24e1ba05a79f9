import { pagePaths } from '#contracts/shared/page-paths.js';

export const webstorePath = (id: string) => pagePaths.adminWebstore.replace(':webstoreId', id);
const sectionPaths = [
  ['about', pagePaths.adminWebstoreEditAbout],
  ['amenities', pagePaths.adminWebstoreEditAmenities],
  ['store', pagePaths.adminWebstoreEditStore],
  ['availability', pagePaths.adminWebstoreEditAvailability],
  ['gallery', pagePaths.adminWebstoreEditGallery],
  ['packages', pagePaths.adminWebstoreEditPackages],
  ['faqs', pagePaths.adminWebstoreEditFaqs],
  ['partners', pagePaths.adminWebstoreEditPartners],
  ['awards', pagePaths.adminWebstoreEditAwards],
  ['inserts', pagePaths.adminWebstoreEditInserts],
] as const;

/** The sections of a webstore that operators can edit, each with its page (ID-107). */
export const editPaths = (id: string) =>
  sectionPaths.map(([section, path]) => [section, path.replace(':webstoreId', id)] as const);
export const userPath = (id: string) => pagePaths.adminUser.replace(':userId', id);
