import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { Call } from '../../platform/http/call.js';
import { Input } from '../../platform/http/call.js';
import { Implements } from '../../platform/http/implements.js';
import { CurrentUser } from '../queries/current-user.js';

@Controller()
export class UsersController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(identityRoutes.currentUser)
  currentUser(@Input() { user }: Call<typeof identityRoutes.currentUser>): Promise<AuthUserView> {
    return this.queries.execute(new CurrentUser(user.userId));
  }
}
