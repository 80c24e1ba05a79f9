import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { adminUserView, usersWithVendors, viewColumns, type AdminTables } from './admin-user-views.js';

/** A user, for operators. */
export class AdminUser extends Query<AdminUserView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(AdminUser)
export class AdminUserHandler implements IQueryHandler<AdminUser> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `not-found` */
  async execute({ userId }: AdminUser): Promise<AdminUserView> {
    const users = usersWithVendors(this.database.tables<AdminTables>());
    const row = await users.select(viewColumns).where('user.id', '=', userId).executeTakeFirst();
    if (!row) throw new Refusal('not-found', 'User not found.');
    return adminUserView(row);
  }
}
