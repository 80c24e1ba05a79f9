import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { PageView } from '#contracts/shared/page.js';
import type { ListingQuery } from '#contracts/shared/listing.query.js';
import type { AdminWebstoreRowView } from '#contracts/webstore/admin-webstores.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { textPart } from '#src/platform/database/text-part.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { webstoresWithParts } from '../webstore-rows.js';
import { statusOf } from '../webstore-views.js';

/** A page of all webstores, newest first (ID-107). */
export class AdminWebstores extends Query<PageView<AdminWebstoreRowView>> {
  constructor(readonly query: ListingQuery) {
    super();
  }
}

@QueryHandler(AdminWebstores)
export class AdminWebstoresHandler implements IQueryHandler<AdminWebstores> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async execute({ query: { text, page, pageSize } }: AdminWebstores): Promise<PageView<AdminWebstoreRowView>> {
    const tables = this.database.tables<WebstoreTables>();
    let webstores = tables.selectFrom('webstore.webstore');
    if (text !== undefined) {
      const part = textPart(text);
      webstores = webstores.where((where) =>
        where.or([
          where.eb(sql<string>`draft->>'name'`, 'ilike', part),
          where.eb(sql<string>`draft->>'url'`, 'ilike', part),
        ]),
      );
    }
    const ordered = webstores.select('id').orderBy('created', 'desc').orderBy('id', 'desc');
    const { rows: onPage, numResults } = await pageOf(ordered, webstores, { page, pageSize });
    const ids = onPage.map(({ id }) => id);
    const rows = new Map((await webstoresWithParts(tables, ids)).map((row) => [row.id, row]));
    const vendors = await this.identity.vendors([...rows.values()].map(({ vendor_id }) => vendor_id));
    const results = ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { draft, created, vendor_id } = row;
      const vendor = vendors.get(vendor_id) ?? null;
      const publishStatus = statusOf(row);
      return [
        { id, name: draft.name, url: draft.url, publishStatus, created: new Date(created).toISOString(), vendor },
      ];
    });
    return { results, numResults, page, pageSize };
  }
}
