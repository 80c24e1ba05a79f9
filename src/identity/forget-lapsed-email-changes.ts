import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../platform/database/read-database.js';
import { Ticks, type Ticking } from '../platform/messages/timers.js';

/** Deletes changes of e-mail whose codes nobody has shown in time. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class ForgetLapsedEmailChanges implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    await sql`
      delete from identity.email_change where id in (
        select id from identity.email_change where expires_at < now() limit 5000
      )`.execute(this.database.tables());
  }
}
