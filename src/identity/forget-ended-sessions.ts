import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';

/** Deletes sessions that ended a day ago or more: by then no token of theirs can be mistaken for a living one. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class ForgetEndedSessions implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    await sql`
      delete from identity.session where id in (
        select id from identity.session
        where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '1 day' limit 5000
      )`.execute(this.database.tables());
  }
}
