import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { webstoresOnPage } from './locations/webstores-on-page.js';
import { summaryView } from './webstore-views.js';

/** A page of a business's webstores, newest first (ID-124). */
export class WebstoresOfVendor extends Query<PageView<WebstoreSummaryView>> {
  constructor(
    readonly vendorId: string,
    readonly page: number,
    readonly pageSize: number,
  ) {
    super();
  }
}

@QueryHandler(WebstoresOfVendor)
export class WebstoresOfVendorHandler implements IQueryHandler<WebstoresOfVendor> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ vendorId, page, pageSize }: WebstoresOfVendor): Promise<PageView<WebstoreSummaryView>> {
    const tables = this.database.tables<WebstoreTables>();
    const { rows, numResults } = await webstoresOnPage(tables, { vendorId, page, pageSize });
    return { results: rows.map(summaryView), numResults, page, pageSize };
  }
}
