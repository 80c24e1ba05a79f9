import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { OwnWebstoreView } from '#contracts/webstore/webstore.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { webstoresOnPage } from './locations/webstores-on-page.js';
import { summaryView } from './webstore-views.js';

/** A page of a vendor's webstores: the one that opens first, then newest first (ID-57, ID-125). */
export class WebstoresOfUser extends Query<PageView<OwnWebstoreView>> {
  constructor(
    readonly userId: string,
    readonly page: number,
    readonly pageSize: number,
  ) {
    super();
  }
}

@QueryHandler(WebstoresOfUser)
export class WebstoresOfUserHandler implements IQueryHandler<WebstoresOfUser> {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly database: ReadDatabase,
  ) {}

  async execute({ userId, page, pageSize }: WebstoresOfUser): Promise<PageView<OwnWebstoreView>> {
    const business = (await this.identity.businessesOfUsers([userId])).get(userId);
    if (!business) return { results: [], numResults: 0, page, pageSize };
    const { vendorId, opensFirst } = business;
    const tables = this.database.tables<WebstoreTables>();
    const opens = { chosen: opensFirst };
    const { rows, numResults } = await webstoresOnPage(tables, { vendorId, page, pageSize, opens });
    return {
      results: rows.map((row) => ({ ...summaryView(row), hasAddresses: row.draft.addresses.length > 0 })),
      numResults,
      page,
      pageSize,
    };
  }
}
