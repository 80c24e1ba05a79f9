import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { PageView } from '#contracts/shared/page.js';
import type { ImpersonationView } from '#contracts/identity/impersonation.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { IdentityFacade } from '../../public/identity-facade.js';
import { impersonationLimits } from '../../sessions/domain/session-limits.js';
import type { ImpersonationTables } from '../impersonation-tables.js';

/** A page of all impersonations, the latest first. */
export class Impersonations extends Query<PageView<ImpersonationView>> {
  constructor(
    readonly page: number,
    readonly pageSize: number,
  ) {
    super();
  }
}

interface Progress {
  started: string | null;
  ended: string | null;
  changes: number;
}

@QueryHandler(Impersonations)
export class ImpersonationsHandler implements IQueryHandler<Impersonations> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async execute({ page, pageSize }: Impersonations): Promise<PageView<ImpersonationView>> {
    const asked = this.events().where('kind', '=', 'impersonation-started');
    const ordered = asked
      .select(['at', 'user_id', 'actor_id', 'session_id', 'note'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc');
    const { rows, numResults } = await pageOf(ordered, asked, { page, pageSize });
    const courses = await this.progressOf(rows.flatMap(({ session_id: id }) => (id === null ? [] : [id])));
    const people = rows.flatMap(({ user_id: user, actor_id: actor }) => [user ?? '', actor ?? '']).filter(Boolean);
    const emails = await this.identity.emailsOfUsers(people);
    const person = (id: string | null) => ({ id: id ?? '', email: emails.get(id ?? '') ?? null });
    const results = rows.map(({ at, user_id, actor_id, session_id, note }) => ({
      id: session_id ?? '',
      operator: person(actor_id),
      user: person(user_id),
      reason: note ?? '',
      askedAt: new Date(at).toISOString(),
      ...progressView(courses.get(session_id ?? '')),
    }));
    return { results, numResults, page, pageSize };
  }

  /** Reads start, end and number of changes of each impersonation. */
  private async progressOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
    if (sessionIds.length === 0) return new Map();
    const rows = await this.events()
      .where('session_id', 'in', [...sessionIds])
      .where('actor_id', 'is not', null)
      .groupBy('session_id')
      .select([
        'session_id',
        sql<string | null>`min(at) filter (where kind = 'hand-over-accepted')`.as('started'),
        sql<string | null>`min(at) filter (where kind = 'impersonation-ended')`.as('ended'),
        sql<number>`count(*) filter (where kind = 'impersonated-change')::int`.as('changes'),
      ])
      .execute();
    return new Map(rows.map(({ session_id, ...course }) => [session_id ?? '', course]));
  }

  private events() {
    return this.database.tables<ImpersonationTables>().selectFrom('identity.security_event');
  }
}

/** An impersonation that was not ended expires, which is not logged. */
function progressView(course?: Progress): Pick<ImpersonationView, 'state' | 'startedAt' | 'endedAt' | 'changes'> {
  if (!course?.started) return { state: 'offered', startedAt: null, endedAt: null, changes: 0 };
  const started = new Date(course.started);
  const over = new Date(started.getTime() + impersonationLimits.lifetime);
  const ended = course.ended ? new Date(course.ended) : over <= new Date() ? over : null;
  return {
    state: ended ? 'ended' : 'acting',
    startedAt: started.toISOString(),
    endedAt: ended?.toISOString() ?? null,
    changes: course.changes,
  };
}
