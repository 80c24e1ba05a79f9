import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import type { AccountView, EmailChangeView } from '#contracts/identity/account.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { secondsUntilNextCode } from '../../one-time-codes/domain/code-backoff.js';
import { notificationChoices } from '../../users/domain/notification-settings.js';
import { readUser } from './current-user.js';

interface Tables {
  'identity.user': { id: string; password_hash: string | null; email_verified_at: string | null };
  'identity.vendor': { user_id: string; removal_requested_at: string | null; removal_reason: string };
  'identity.email_change': {
    user_id: string;
    new_email: string;
    present_confirmed_at: string | null;
    expires_at: string;
  };
  'identity.one_time_code': {
    user_id: string;
    purpose: string;
    address: string;
    requested_at: string | null;
    requests_in_series: number;
    sent_at: string | null;
  };
}

/** The account of a user with its settings and pending changes. */
export class Account extends Query<AccountView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(Account)
export class AccountHandler implements IQueryHandler<Account> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `session-ended` when the user was deleted although the token has not expired */
  async execute({ userId }: Account): Promise<AccountView> {
    const { user, settings } = await readUser(this.database, userId);
    const tables = this.database.tables<Tables>();
    const rest = await tables
      .selectFrom('identity.user as person')
      .leftJoin('identity.vendor as vendor', 'vendor.user_id', 'person.id')
      .where('person.id', '=', userId)
      .select((eb) => eb('person.password_hash', 'is not', null).as('hasPassword'))
      .select((eb) => eb('person.email_verified_at', 'is not', null).as('isEmailVerified'))
      .select(['vendor.removal_requested_at as requestedAt', 'vendor.removal_reason as reason'])
      .executeTakeFirst();
    const requestedAt = rest?.requestedAt ?? null;
    return {
      user,
      isEmailVerified: rest?.isEmailVerified === true,
      hasPassword: rest?.hasPassword === true,
      notifications: notificationChoices(settings),
      emailChange: await emailChangeOf(tables, userId, user.email),
      businessRemoval:
        requestedAt === null ? null : { requestedAt: new Date(requestedAt).toISOString(), reason: rest?.reason ?? '' },
    };
  }
}

async function emailChangeOf(tables: Kysely<Tables>, userId: string, email: string): Promise<EmailChangeView | null> {
  const now = new Date();
  const change = await tables
    .selectFrom('identity.email_change')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .select(['new_email as newEmail', 'present_confirmed_at as presentConfirmedAt'])
    .executeTakeFirst();
  if (!change) return null;
  const { newEmail, presentConfirmedAt } = change;
  const step = presentConfirmedAt === null ? 'present' : 'new';
  const code = await tables
    .selectFrom('identity.one_time_code')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('address', '=', step === 'present' ? email : newEmail)
    .select(['requested_at as requestedAt', 'sent_at as sentAt'])
    .select('requests_in_series as requestsInSeries')
    .executeTakeFirst();
  const requests = {
    requestedAt: moment(code?.requestedAt),
    requestsInSeries: code?.requestsInSeries ?? 0,
  };
  const isSent = (code?.sentAt ?? null) !== null;
  return { newEmail, step, isSent, secondsUntilNext: secondsUntilNextCode(requests, now) };
}

const moment = (text: string | null | undefined) => (text ? new Date(text) : null);
