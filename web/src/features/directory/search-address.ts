import type { CategoryView } from '#contracts/webstore/category.view.js';
import { presetPlaces, type PresetPlace } from './preset-places.js';

/** Fewer letters of a name are not searched for (DIR-21). */
export const shortestName = 4;

/** Pages that coming back asks for at once; the api answers at most 100 results a call. */
const mostPages = 8;

/** What the address of the directory says: the whole state of a search. */
export interface SearchAddress {
  /** External id of a category, as it is written in the address. */
  category?: string;
  place?: PresetPlace;
  name?: string;
  /** How many pages are shown; a view of the same search, so it is no part of what is asked for. */
  page: number;
}

const folded = (text: string) => text.toLowerCase().replaceAll('-', '').trim();

/** Reads an address; what it does not know, it leaves out. */
export function readSearchAddress(params: URLSearchParams): SearchAddress {
  const category = params.get('category') ?? '';
  const place = folded(params.get('place') ?? '');
  const name = (params.get('name') ?? '').trim();
  const page = Number(params.get('page') ?? 1);
  const preset = presetPlaces.find(({ slug, alias }) => folded(slug) === place || (alias && folded(alias) === place));
  return {
    ...(category === '' ? {} : { category }),
    ...(preset ? { place: preset } : {}),
    ...(name === '' ? {} : { name }),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), mostPages) : 1,
  };
}

/** `?category=venues&place=chicago-il`; empty when everything is asked for. */
export function writeSearchAddress({ category, place, name, page }: SearchAddress): string {
  const params = new URLSearchParams();
  if (category !== undefined) params.set('category', category);
  if (place) params.set('place', place.slug);
  if (name !== undefined) params.set('name', name);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}

/** Finds a category by its external id, without regard to case and dashes (DIR-4). */
export function categoryOf(
  categories: readonly CategoryView[],
  externalId: string | undefined,
): CategoryView | undefined {
  if (externalId === undefined) return undefined;
  const asked = folded(externalId) === 'invitations' ? 'invitationsstationery' : folded(externalId);
  return categories.find((category) => folded(category.externalId) === asked);
}
