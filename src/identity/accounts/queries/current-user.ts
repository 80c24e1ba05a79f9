import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { authUserView } from '../../users/auth-user-view.js';
import { personBirthdate, personColumns, type PersonTables } from '../../users/person-columns.js';

interface Tables extends PersonTables {
  'identity.account_closing': { user_id: string; closes_at: string };
}

/** The user of an access token. */
export class CurrentUser extends Query<AuthUserView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(CurrentUser)
export class CurrentUserHandler implements IQueryHandler<CurrentUser> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `session-ended` when the user was deleted although the token has not expired */
  async execute({ userId }: CurrentUser): Promise<AuthUserView> {
    return (await readUser(this.database, userId)).user;
  }
}

/**
 * Returns the view of the signed-in user and all of their settings.
 * @throws Refusal `session-ended` when there is no such user
 */
export async function readUser(
  database: ReadDatabase,
  userId: string,
): Promise<{ user: AuthUserView; settings: Record<string, unknown> }> {
  const row = await database
    .tables<Tables>()
    .selectFrom('identity.user as person')
    .select(personColumns)
    .select(personBirthdate)
    .select((user) =>
      user
        .selectFrom('identity.account_closing as closing')
        .whereRef('closing.user_id', '=', 'person.id')
        .select('closing.closes_at')
        .as('closesAt'),
    )
    .where('person.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
  const closesAt = row.closesAt === null ? undefined : new Date(row.closesAt);
  return { user: authUserView(row, closesAt), settings: row.settings };
}
