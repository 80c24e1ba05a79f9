import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';

/** Deletes sign-ins whose code never came. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class ForgetPendingSignIns implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    await sql`
      delete from identity.pending_sign_in where id in (
        select id from identity.pending_sign_in where expires_at < now() limit 5000
      )`.execute(this.database.tables());
  }
}
