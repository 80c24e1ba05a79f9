import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { PageView } from '#contracts/shared/page.js';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import type { ListingQuery } from '#contracts/shared/listing.query.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { textPart } from '#src/platform/database/text-part.js';
import { adminUserView, usersWithVendors, viewColumns, type AdminTables } from './admin-user-views.js';

/** A page of all users, the latest first. */
export class AdminUsers extends Query<PageView<AdminUserView>> {
  constructor(readonly query: ListingQuery) {
    super();
  }
}

@QueryHandler(AdminUsers)
export class AdminUsersHandler implements IQueryHandler<AdminUsers> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ query: { text, page, pageSize } }: AdminUsers): Promise<PageView<AdminUserView>> {
    let users = usersWithVendors(this.database.tables<AdminTables>());
    if (text !== undefined) {
      const part = textPart(text);
      users = users.where((where) =>
        where.or([
          where.eb('user.email', 'ilike', part),
          where.eb(sql<string>`"user".first_name || ' ' || "user".last_name`, 'ilike', part),
          where.eb('vendor.name', 'ilike', part),
        ]),
      );
    }
    const ordered = users.select(viewColumns).orderBy('user.created_at', 'desc').orderBy('user.id', 'desc');
    const { rows, numResults } = await pageOf(ordered, users, { page, pageSize });
    return { results: rows.map(adminUserView), numResults, page, pageSize };
  }
}
