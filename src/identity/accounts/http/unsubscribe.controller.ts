import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { unsubscribeRoutes as routes } from '#contracts/identity/unsubscribe.routes.js';
import type { UnsubscribedView } from '#contracts/identity/unsubscribe.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { UnsubscribeLinks } from '../../public/unsubscribe-links.js';
import { UpdateUser } from '../commands/update-user.js';

@Controller()
export class UnsubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly links: UnsubscribeLinks,
  ) {}

  /** The answer is the same for somebody whose account is gone: nothing is sent to them any more either. */
  @Implements(routes.unsubscribe)
  async unsubscribe(@Input() { body }: Call<typeof routes.unsubscribe>): Promise<UnsubscribedView> {
    const named = this.links.read(body.token);
    if (!named) throw new Refusal('unsubscribe-link-not-valid', 'This link is not valid.');
    const { userId, kind } = named;
    try {
      await this.commands.execute(new UpdateUser(userId, { notifications: { [kind]: false } }));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not-found') throw error;
    }
    return { kind };
  }
}
