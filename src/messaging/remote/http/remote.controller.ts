import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { remoteRoutes as routes } from '#contracts/messaging/remote.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { ExecuteRemote } from '../commands/execute-remote.js';

@Controller()
export class RemoteController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(routes.executeRemote)
  async execute(@Input() { body }: Call<typeof routes.executeRemote>): Promise<SuccessView> {
    await this.commands.execute(new ExecuteRemote(body.signature, body.code));
    return { success: true };
  }
}
