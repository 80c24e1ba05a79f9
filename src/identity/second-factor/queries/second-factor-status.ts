import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SecondFactorView } from '#contracts/identity/second-factor.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { SecondFactors } from '../second-factors.js';

interface Tables {
  'identity.user': { id: string; is_admin: boolean; password_hash: string | null };
  'identity.second_factor': {
    user_id: string;
    sealed_secret: string | null;
    since: string | null;
    recovery_hashes: string[];
  };
}

/** The state of a user's second factor. */
export class SecondFactorStatus extends Query<SecondFactorView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(SecondFactorStatus)
export class SecondFactorStatusHandler implements IQueryHandler<SecondFactorStatus> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ userId }: SecondFactorStatus): Promise<SecondFactorView> {
    const found = await this.database
      .tables<Tables>()
      .selectFrom('identity.user as person')
      .leftJoin('identity.second_factor as factor', 'factor.user_id', 'person.id')
      .select(['person.is_admin as isAdmin', 'factor.since'])
      .select(sql<boolean>`person.password_hash is not null`.as('hasPassword'))
      .select(sql<number>`coalesce(cardinality(factor.recovery_hashes), 0)`.as('recoveryCodesLeft'))
      .where('person.id', '=', userId)
      .executeTakeFirst();
    if (!found) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    return {
      isOn: found.since !== null,
      since: found.since === null ? null : new Date(found.since).toISOString(),
      recoveryCodesLeft: found.recoveryCodesLeft,
      isRequired: this.factors.isRequired(found),
      ownerProof: found.hasPassword ? 'password' : 'email-code',
    };
  }
}
