import { storedContent } from '../../domain/stored-content.js';
import type { Webstore } from '../../domain/webstore.js';
import type { ImportedWebstore } from './imported-webstore.js';

export interface Imported {
  given: ImportedWebstore;
  webstore: Webstore;
}
type Row = Record<string, unknown>;

/** The tables that an import fills, the webstore itself first; every other row names it as `webstore_id`. */
export const importedColumns = [
  {
    table: 'webstore.webstore',
    columns: {
      id: 'uuid',
      vendor_id: 'uuid',
      version: 'int',
      draft: 'jsonb',
      published: 'jsonb',
      published_version: 'int',
      published_at: 'timestamptz',
      created: 'timestamptz',
      claimed: 'boolean',
    },
  },
  { table: 'webstore.web_address', columns: { webstore_id: 'uuid', url: 'text', published: 'boolean' } },
  {
    table: 'webstore.image',
    columns: {
      webstore_id: 'uuid',
      id: 'uuid',
      picture_id: 'uuid',
      purpose: 'text',
      alt: 'text',
      credit: 'text',
      placeholder: 'text',
      caption: 'text',
      is_cover_photo: 'boolean',
      ordinal: 'int',
      width: 'int',
      height: 'int',
      validation_result: 'boolean',
      admin_approved: 'boolean',
    },
  },
  { table: 'webstore.availability', columns: { webstore_id: 'uuid', day: 'date', state: 'text' } },
  { table: 'webstore.rating', columns: { webstore_id: 'uuid', tenths: 'int', reviews: 'int', place_id: 'text' } },
  {
    table: 'webstore.entitlement',
    columns: { webstore_id: 'uuid', tier: 'text', features: 'jsonb', version: 'int' },
  },
] as const;

/** Rows by table. */
export function importedRows(imported: readonly Imported[]): Record<string, Row[]> {
  const each = (rowsOf: (one: Imported) => Row[]) => imported.flatMap(rowsOf);
  return {
    'webstore.webstore': each(({ webstore }) => [
      {
        id: webstore.id,
        vendor_id: webstore.vendorId,
        version: webstore.version,
        draft: storedContent(webstore.draft),
        published: webstore.published && storedContent(webstore.published),
        published_version: webstore.publishedVersion,
        published_at: webstore.publishedAt,
        created: webstore.created,
        claimed: webstore.claimed,
      },
    ]),
    'webstore.web_address': each(({ webstore: { id, draft } }) =>
      draft.url === null ? [] : [{ webstore_id: id, url: draft.url, published: true }],
    ),
    'webstore.image': each(({ given, webstore }) =>
      given.images.map(
        ({ pictureId, purpose = 'general', alt = '', credit = '', placeholder = '', ...image }, ordinal) => ({
          ...image,
          webstore_id: webstore.id,
          picture_id: pictureId,
          purpose,
          alt,
          credit,
          placeholder,
          is_cover_photo: ordinal === 0 && purpose === 'general',
          ordinal,
          validation_result: true,
          admin_approved: false,
        }),
      ),
    ),
    'webstore.availability': each(({ given }) =>
      (given.availability ?? []).map((entry) => ({ webstore_id: given.id, ...entry })),
    ),
    'webstore.rating': each(({ given, webstore }) =>
      given.rating ? [{ webstore_id: given.id, ...given.rating, place_id: webstore.draft.googlePlaceId }] : [],
    ),
    'webstore.entitlement': each(({ given }) =>
      given.entitlement ? [{ webstore_id: given.id, ...given.entitlement }] : [],
    ),
  };
}
