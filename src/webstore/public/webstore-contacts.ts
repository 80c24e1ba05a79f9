import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { PictureView } from '#contracts/shared/picture.js';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import type { Point } from '#contracts/shared/miles-between.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { mainAddress } from '#contracts/webstore/main-address.js';
import type { PublishedContent } from '../domain/publish-status.js';
import { readContent, type StoredContent } from '../domain/stored-content.js';
import { coverOf } from '../queries/image-views.js';
import { stockPicturesOfWebstore } from '../stock-pictures/stock-pictures-of-webstore.js';
import type { ImageRow, WebstoreWithParts } from '../queries/webstore-rows.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** A webstore as the people see it who write to it. */
export interface WebstoreContact {
  readonly id: string;
  readonly name: string;
  /** Web address while it is on the site; null otherwise. */
  readonly url: string | null;
  readonly categoryIds: readonly number[];
  readonly city: string | null;
  /** Point of the main address; null while nobody has located it. */
  readonly point: Point | null;
  readonly cover: PictureView | null;
}

/** Fields that a contact does not have: most of a page, which is not read for each message. */
const leftOut: readonly (keyof WebstoreContent)[] = ['packages', 'faqs', 'awards', 'partners', 'businessDescription'];

/** Reads of webstores for conversations with their vendors. */
@Injectable()
export class WebstoreContacts {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns webstore id -> contact; unknown ids are omitted. One statement. */
  async contacts(ids: readonly string[]): Promise<ReadonlyMap<string, WebstoreContact>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore as webstore')
      .where('webstore.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select('webstore.id')
      .select(sql<boolean>`published is not null`.as('is_published'))
      .select(sql<StoredContent>`coalesce(published, draft) - ${[...leftOut]}::text[]`.as('stored'))
      .select(
        sql<ImageRow[]>`(select coalesce(json_agg(image order by image.ordinal), '[]') from webstore.image
          where image.webstore_id = webstore.id and image.purpose = 'general')`.as('images'),
      )
      .execute();
    return new Map(
      rows.map(({ id, is_published, stored, images }) => {
        const content = readContent(stored);
        const published = is_published ? (content as PublishedContent) : null;
        const address = mainAddress(content.addresses);
        return [
          id,
          {
            id,
            name: content.name,
            url: published?.url || null,
            categoryIds: content.categoryIds,
            city: address?.city || null,
            point: pointOf(address),
            cover:
              coverOf({ published, images } as WebstoreWithParts) ??
              stockPicturesOfWebstore(id, content.categoryIds)[0] ??
              null,
          },
        ];
      }),
    );
  }
}

function pointOf(address: AddressContent | undefined): Point | null {
  if (!address) return null;
  const { latitude, longitude } = address;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
