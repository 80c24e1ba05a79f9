import { pagePaths } from '#contracts/shared/page-paths.js';

/** Where the vendors of a category are, wherever they are. */
export const categoryPath = (externalId: string) => `${pagePaths.vendors}?category=${encodeURIComponent(externalId)}`;
