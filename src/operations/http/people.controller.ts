import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ErasureView } from '#contracts/identity/data-rights.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { ErasePerson } from '../commands/erase-person.js';

@Controller()
export class PeopleController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(routes.erasePerson)
  async erase(@Input() { params, body, user }: Call<typeof routes.erasePerson>): Promise<ErasureView> {
    const closesAt = await this.commands.execute(new ErasePerson(params.id, user.userId, body.reason));
    return { closesAt: closesAt.toISOString() };
  }
}
