import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { UserConfirmationView } from '#contracts/identity/reports.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';

interface Tables {
  'identity.user': { id: string; username: string; email_verified_at: string | null };
}

/** Whether an account has confirmed its email, for its owner and for operators. */
export class UserConfirmation extends Query<UserConfirmationView> {
  constructor(
    readonly identifier: string,
    /** The caller, if signed in. */
    readonly caller: Pick<SignedInUser, 'userId' | 'isAdmin'> | undefined,
  ) {
    super();
  }
}

@QueryHandler(UserConfirmation)
export class UserConfirmationHandler implements IQueryHandler<UserConfirmation> {
  constructor(private readonly database: ReadDatabase) {}

  /** Other callers get the same answer for every email, without a query. */
  async execute({ identifier, caller }: UserConfirmation): Promise<UserConfirmationView> {
    if (!caller) return { isConfirmed: null };
    const found = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .select('id')
      .select(sql<boolean>`email_verified_at is not null`.as('isConfirmed'))
      .where('username', '=', normaliseEmail(identifier))
      .executeTakeFirst();
    const isTheirs = found?.id === caller.userId;
    return { isConfirmed: found && (isTheirs || caller.isAdmin) ? found.isConfirmed : null };
  }
}
