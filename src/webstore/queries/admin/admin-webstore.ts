import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AdminWebstoreView } from '#contracts/webstore/admin-webstores.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { webstoresWithParts } from '../webstore-rows.js';
import { draftView } from '../webstore-views.js';

/** Any webstore with its vendor, for operators (ID-107). */
export class AdminWebstore extends Query<AdminWebstoreView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(AdminWebstore)
export class AdminWebstoreHandler implements IQueryHandler<AdminWebstore> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  /** @throws Refusal `webstore-not-found` */
  async execute({ id }: AdminWebstore): Promise<AdminWebstoreView> {
    const [row] = await webstoresWithParts(this.database.tables<WebstoreTables>(), [id]);
    if (!row) throw new Refusal('webstore-not-found', 'Webstore not found.');
    const vendors = await this.identity.vendors([row.vendor_id]);
    const removals = await this.identity.removalRequests([row.vendor_id]);
    return {
      webstore: draftView(row, false),
      vendor: vendors.get(row.vendor_id) ?? null,
      removal: removals.get(row.vendor_id) ?? null,
    };
  }
}
