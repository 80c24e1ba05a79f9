import type { QueryReader } from '../shared/query-reader.js';

/** What the directory can be asked for (DIR-41, the part the slice needs). Every parameter is optional. */
export interface WebstoreSearchQuery {
  categoryId?: number;
  /** Degrees; latitude and longitude come together. */
  place?: { latitude: number; longitude: number };
  /** 4 to 120 characters (DIR-21). */
  name?: string;
  page: number;
  pageSize: number;
}

/** The engine pages by offset up to this many results; beyond it `page` is refused. */
export const searchWindow = 10_000;

export function readWebstoreSearch(query: QueryReader): WebstoreSearchQuery {
  const categoryId = query.integer('categoryId', { min: 1, max: 999, fallback: undefined });
  const latitude = query.decimal('latitude', { min: -90, max: 90 });
  const longitude = query.decimal('longitude', { min: -180, max: 180 });
  const name = query.text('name', { min: 4, max: 120 });
  const page = query.integer('page', { min: 1, max: searchWindow, fallback: 1 });
  const pageSize = query.integer('pageSize', { min: 1, max: 100, fallback: 12 });
  if (page * pageSize > searchWindow) query.refuse('page', 'out-of-range', undefined);
  if ((latitude === undefined) !== (longitude === undefined)) {
    query.refuse(latitude === undefined ? 'latitude' : 'longitude', 'required', undefined);
  }
  const place = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  return { categoryId, place, name, page, pageSize };
}
