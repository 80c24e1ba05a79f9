import { pagePaths } from '#contracts/shared/page-paths.js';

/** The path of a category's vendors in any place. */
export const categoryPath = (externalId: string) => `${pagePaths.vendors}?category=${encodeURIComponent(externalId)}`;
