import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import { adminUsersRoutes as routes } from '#contracts/identity/admin-users.routes.js';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { EndAllSessions } from '../../sessions/commands/end-all-sessions.js';
import { AdminUser } from '../queries/admin-user.js';
import { AdminUsers } from '../queries/admin-users.js';

@Controller()
export class AdminUsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.adminUsers)
  users(@Input() { query }: Call<typeof routes.adminUsers>): Promise<PageView<AdminUserView>> {
    return this.queries.execute(new AdminUsers(query));
  }

  @Implements(routes.adminUser)
  user(@Input() { params }: Call<typeof routes.adminUser>): Promise<AdminUserView> {
    return this.queries.execute(new AdminUser(params.id));
  }

  @Implements(routes.signOutUser)
  async signOut(@Input() { params, user }: Call<typeof routes.signOutUser>): Promise<SuccessView> {
    await this.commands.execute(new EndAllSessions(params.id, user.userId));
    return { success: true };
  }
}
