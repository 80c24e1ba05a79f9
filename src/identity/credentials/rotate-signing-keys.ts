import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { deleteOldRows } from '../../platform/database/delete-old-rows.js';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { Ticks, type Ticking } from '../../platform/timing/timers.js';
import { SigningKeys } from './signing-keys.js';

/** Days that a replaced key can still tell whose a token was: as long as a session lives, so that it can be ended. */
const keepReplacedDays = 31;

/** Replaces the key that signs tokens when it is old, and forgets replaced ones. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class RotateSigningKeys implements Ticking {
  constructor(
    private readonly keys: SigningKeys,
    private readonly database: ReadDatabase,
    private readonly config: Config,
  ) {}

  async tick(): Promise<void> {
    await this.keys.rotate(this.config.signingKeyDays);
    const table = { name: 'identity.signing_key', key: 'kid', age: 'retired_at' };
    await deleteOldRows(this.database.tables(), table, keepReplacedDays);
  }
}
