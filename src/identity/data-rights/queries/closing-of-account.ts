import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { AccountClosingView } from '#contracts/identity/data-rights.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { graceDays } from '../domain/account-closing.js';

interface Tables {
  'identity.user': { id: string; password_hash: string | null };
  'identity.account_closing': { user_id: string; closes_at: string };
}

/** Whether an account is closed, and the proof of identity that closing it requires. */
export class ClosingOfAccount extends Query<AccountClosingView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ClosingOfAccount)
export class ClosingOfAccountHandler implements IQueryHandler<ClosingOfAccount> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `session-ended` when the user was deleted although the token has not expired */
  async execute({ userId }: ClosingOfAccount): Promise<AccountClosingView> {
    const row = await this.database
      .tables<Tables>()
      .selectFrom('identity.user as person')
      .leftJoin('identity.account_closing as closing', 'closing.user_id', 'person.id')
      .where('person.id', '=', userId)
      .select('closing.closes_at as closesAt')
      .select(sql<boolean>`person.password_hash is not null`.as('hasPassword'))
      .executeTakeFirst();
    if (!row) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    return {
      closesAt: row.closesAt === null ? null : new Date(row.closesAt).toISOString(),
      proof: row.hasPassword ? 'password' : 'code',
      graceDays,
    };
  }
}
