import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { WhoAmIView } from '#contracts/identity/identity.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';

interface Tables {
  'identity.user': { id: string; first_name: string; last_name: string; phone: string | null };
}

/** The name and phone number of a signed-in user, to prefill forms (SYS-9). */
export class WhoAmI extends Query<WhoAmIView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(WhoAmI)
export class WhoAmIHandler implements IQueryHandler<WhoAmI> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `session-ended` when the user was deleted although the token has not expired */
  async execute({ userId }: WhoAmI): Promise<WhoAmIView> {
    const user = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .select(['first_name as firstName', 'last_name as lastName', 'phone as phoneNumber'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    return user;
  }
}
