import { pagePaths } from '#contracts/shared/page-paths.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';

/** The data of the page of favorites. */
export interface KeptFavorites {
  listings: readonly ListingCardView[];
  categories: readonly CategoryView[];
}

const prefix = 'posy-favorites-';
const cacheOf = (userId: string) => `${prefix}${userId}`;
const key = '/favorites.json';

/** Stores the favorites of a user on this device, for use without a connection. */
export async function keepFavorites(userId: string, kept: KeptFavorites): Promise<void> {
  if (!('caches' in window)) return;
  await (await caches.open(cacheOf(userId))).put(key, Response.json(kept));
}

/** Null if nothing is stored. */
export async function readFavorites(userId: string): Promise<KeptFavorites | null> {
  if (!('caches' in window) || !(await caches.has(cacheOf(userId)))) return null;
  const kept = await (await caches.open(cacheOf(userId))).match(key);
  return kept ? ((await kept.json()) as KeptFavorites) : null;
}

/** Deletes all other users' favorites from this device. */
export async function forgetFavoritesOfOthers(userId: string | undefined): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && (userId === undefined || name !== cacheOf(userId)),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  if (userId === undefined && (await caches.has('posy-pages')))
    await (await caches.open('posy-pages')).delete(pagePaths.favorites);
}
