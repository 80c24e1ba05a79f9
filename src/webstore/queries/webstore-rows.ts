import type { Kysely, Selectable } from 'kysely';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import { pictureSectionNames, type WebstoreContent } from '#contracts/webstore/sections.js';
import type { PublishedContent } from '../domain/publish-status.js';
import { readContent } from '../domain/stored-content.js';
import type { WebstoreTables } from '../webstore.tables.js';

export type ImageRow = Selectable<WebstoreTables['webstore.image']>;
type WebstoreRow = Selectable<WebstoreTables['webstore.webstore']>;

/** A webstore with everything that its views need. */
export interface WebstoreWithParts extends Omit<WebstoreRow, 'draft' | 'published' | 'withheld' | 'withheld_for'> {
  draft: WebstoreContent;
  published: PublishedContent | null;
  tier: WebstoreTables['webstore.entitlement']['tier'];
  features: string[];
  rating_tenths: number | null;
  reviews: number | null;
  rated_place_id: string | null;
  images: ImageRow[];
}

/** Reads webstores with plan and pictures in two statements, in the order of their ids. */
export async function webstoresWithParts(
  database: Kysely<WebstoreTables>,
  ids: readonly string[],
): Promise<WebstoreWithParts[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('webstore.webstore as webstore')
    .leftJoin('webstore.entitlement as entitlement', 'entitlement.webstore_id', 'webstore.id')
    .leftJoin('webstore.rating as rating', 'rating.webstore_id', 'webstore.id')
    .where('webstore.id', 'in', [...ids])
    .selectAll('webstore')
    .select(['entitlement.tier', 'entitlement.features'])
    .select(['rating.tenths as rating_tenths', 'rating.reviews', 'rating.place_id as rated_place_id'])
    .orderBy('webstore.id')
    .execute();
  const images = await database
    .selectFrom('webstore.image')
    .where('webstore_id', 'in', [...ids])
    .selectAll()
    .orderBy('ordinal')
    .execute();
  const imagesOf = Map.groupBy(images, (image) => image.webstore_id);
  return rows.map(({ withheld: _withheld, withheld_for: _withheldFor, ...row }) => ({
    ...row,
    draft: readContent(row.draft),
    published: row.published && readContent(row.published),
    tier: row.tier ?? 'starter',
    features: row.features ?? [],
    images: imagesOf.get(row.id) ?? [],
  }));
}

/** The pictures of the draft: deleted ones are kept only for the published page. */
const draftImages = ({ images }: WebstoreWithParts): ImageRow[] =>
  images.filter(({ deleted_at }) => deleted_at === null);

/** The pictures of the gallery, without those of packages and awards. */
export const galleryOf = (row: WebstoreWithParts): ImageRow[] =>
  draftImages(row).filter(({ purpose }) => purpose === 'general');

/** The pictures of the items of sections, such as packages and awards. */
export const sectionImagesOf = (row: WebstoreWithParts): ImageRow[] =>
  draftImages(row).filter(({ purpose }) => (pictureSectionNames as readonly ImagePurpose[]).includes(purpose));
