import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { PageQuery } from '#contracts/shared/page.js';
import type { SessionsView } from '#contracts/identity/sessions.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';

interface Tables {
  'identity.session': {
    id: string;
    user_id: string;
    provider: LoginProvider;
    user_agent: string;
    address: string;
    created_at: string;
    seen_at: string | null;
    expires_at: string;
    revoked_at: string | null;
  };
}

/** The sessions of a user: the current one first, then by last use. */
export class SessionsOfUser extends Query<SessionsView> {
  constructor(
    readonly userId: string,
    readonly currentSessionId: string,
    readonly page: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(SessionsOfUser)
export class SessionsOfUserHandler implements IQueryHandler<SessionsOfUser> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId, currentSessionId, page }: SessionsOfUser): Promise<SessionsView> {
    const living = this.database
      .tables<Tables>()
      .selectFrom('identity.session')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`);
    const ordered = living
      .select(['id', 'provider', 'user_agent', 'address', 'created_at'])
      .select(sql<string>`coalesce(seen_at, created_at)`.as('last_seen'))
      .orderBy(sql`id = ${currentSessionId}`, 'desc')
      .orderBy('last_seen', 'desc')
      .orderBy('id');
    const { rows, numResults } = await pageOf(ordered, living, page);
    const results = rows.map((row) => ({
      id: row.id,
      isCurrent: row.id === currentSessionId,
      provider: row.provider,
      userAgent: row.user_agent,
      address: row.address,
      startedAt: new Date(row.created_at).toISOString(),
      seenAt: new Date(row.last_seen).toISOString(),
    }));
    return { results, numResults, ...page };
  }
}
