import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { DirectoryTables } from '../directory.tables.js';

/** Returns the cards of webstores in the requested order, without those that are not on the site (WS-235). */
export class ListingsByIds extends Query<ListingCardView[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

@QueryHandler(ListingsByIds)
export class ListingsByIdsHandler implements IQueryHandler<ListingsByIds> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ ids }: ListingsByIds): Promise<ListingCardView[]> {
    const rows = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .where('webstore_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .select(['webstore_id', 'document'])
      .execute();
    const documents = new Map(rows.map(({ webstore_id: id, document }) => [id, document]));
    return ids.flatMap((id) => {
      const document = documents.get(id.toLowerCase());
      if (!document) return [];
      const { card, location } = document;
      return [
        {
          ...card,
          distance: null,
          availability: null,
          freeDays: null,
          point: location && { latitude: location.lat, longitude: location.lon },
        },
      ];
    });
  }
}
