import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { Ticks, type Ticking } from '../../platform/messages/timers.js';

/** Deletes the attempts of people who never came back from the provider. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class ForgetAbandonedAttempts implements Ticking {
  constructor(private readonly database: ReadDatabase) {}

  async tick(): Promise<void> {
    await sql`
      delete from identity.single_sign_on_attempt where state_hash in (
        select state_hash from identity.single_sign_on_attempt
        where created_at < now() - interval '1 hour' limit 5000
      )`.execute(this.database.tables());
  }
}
