import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView, WhoAmIView } from '#contracts/identity/identity.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { UpdateUser } from '../commands/update-user.js';
import { CurrentUser } from '../queries/current-user.js';
import { WhoAmI } from '../queries/who-am-i.js';

@Controller()
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(identityRoutes.currentUser)
  currentUser(@Input() { user }: Call<typeof identityRoutes.currentUser>): Promise<AuthUserView> {
    return this.queries.execute(new CurrentUser(user.userId));
  }

  @Implements(identityRoutes.updateUser)
  async update(@Input() { params, body }: Call<typeof identityRoutes.updateUser>): Promise<AuthUserView> {
    const { props, notifications, version, phoneNumber: phone, firstName, lastName, birthdate } = body;
    const person = { firstName, lastName, phone, birthdate };
    await this.commands.execute(new UpdateUser(params.id, { props, notifications, person }, version));
    return this.queries.execute(new CurrentUser(params.id));
  }

  @Implements(identityRoutes.whoAmI)
  whoAmI(@Input() { user }: Call<typeof identityRoutes.whoAmI>): Promise<WhoAmIView> {
    return this.queries.execute(new WhoAmI(user.userId));
  }
}
