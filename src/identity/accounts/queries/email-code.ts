import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { secondsUntilNextCode, type CodeRequests } from '../../one-time-codes/domain/code-backoff.js';

interface Tables {
  'identity.user': { id: string; email: string; email_verified_at: string | null };
  'identity.one_time_code': {
    user_id: string;
    purpose: string;
    address: string;
    requested_at: string | null;
    requests_in_series: number;
    sent_at: string | null;
  };
}

/** The state of the confirmation of a user's email. */
export class EmailCode extends Query<EmailCodeView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(EmailCode)
export class EmailCodeHandler implements IQueryHandler<EmailCode> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `session-ended` when the user was deleted although the token has not expired */
  async execute({ userId }: EmailCode): Promise<EmailCodeView> {
    const found = await this.database
      .tables<Tables>()
      .selectFrom('identity.user as person')
      .leftJoin('identity.one_time_code as code', (join) =>
        join
          .onRef('code.user_id', '=', 'person.id')
          .onRef('code.address', '=', 'person.email')
          .on('code.purpose', '=', 'verify-email'),
      )
      .where('person.id', '=', userId)
      .select(['person.email_verified_at as verifiedAt', 'code.sent_at as sentAt', 'code.requested_at as requestedAt'])
      .select('code.requests_in_series as requestsInSeries')
      .executeTakeFirst();
    if (!found) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    const requests: CodeRequests = {
      requestedAt: moment(found.requestedAt),
      requestsInSeries: found.requestsInSeries ?? 0,
    };
    return {
      isVerified: found.verifiedAt !== null,
      isSent: found.sentAt !== null,
      secondsUntilNext: secondsUntilNextCode(requests, new Date()),
    };
  }
}

const moment = (text: string | null) => (text === null ? null : new Date(text));
