import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { PageView } from '#contracts/shared/page.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { webstoresWithParts } from './webstore-rows.js';
import { statusOf } from './webstore-views.js';

/** A page of a business's webstores, newest first (ID-124). */
export class WebstoresOfVendor extends Query<PageView<WebstoreSummaryView>> {
  constructor(
    readonly vendorId: string,
    readonly page: number,
    readonly pageSize: number,
    /** A webstore that comes before all others, if it belongs to the vendor. */
    readonly opensFirst: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(WebstoresOfVendor)
export class WebstoresOfVendorHandler implements IQueryHandler<WebstoresOfVendor> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ vendorId, page, pageSize, opensFirst }: WebstoresOfVendor): Promise<PageView<WebstoreSummaryView>> {
    const tables = this.database.tables<WebstoreTables>();
    const ofVendor = tables.selectFrom('webstore.webstore').where('vendor_id', '=', vendorId);
    const { count } = await ofVendor.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    const onPage = await ofVendor
      .select('id')
      .orderBy(sql`id is not distinct from ${opensFirst}::uuid`, 'desc')
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute();
    const rows = new Map(
      (
        await webstoresWithParts(
          tables,
          onPage.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const results = onPage.flatMap(({ id }) => {
      const row = rows.get(id);
      return row ? [{ id, name: row.draft.name, url: row.draft.url, publishStatus: statusOf(row) }] : [];
    });
    return { results, numResults: Number(count), page, pageSize };
  }
}
