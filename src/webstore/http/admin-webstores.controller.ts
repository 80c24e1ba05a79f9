import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import { adminWebstoresRoutes as routes } from '#contracts/webstore/admin-webstores.routes.js';
import type { AdminWebstoreRowView, AdminWebstoreView } from '#contracts/webstore/admin-webstores.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AdminWebstore } from '../queries/admin/admin-webstore.js';
import { AdminWebstores } from '../queries/admin/admin-webstores.js';

@Controller()
export class AdminWebstoresController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.adminWebstores)
  webstores(@Input() { query }: Call<typeof routes.adminWebstores>): Promise<PageView<AdminWebstoreRowView>> {
    return this.queries.execute(new AdminWebstores(query));
  }

  @Implements(routes.adminWebstore)
  webstore(@Input() { params }: Call<typeof routes.adminWebstore>): Promise<AdminWebstoreView> {
    return this.queries.execute(new AdminWebstore(params.id));
  }
}
