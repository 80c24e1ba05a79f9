import { Injectable } from '@nestjs/common';
import { SignInSettings } from '#src/platform/config/sign-in-settings.js';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { SigningKeys } from './signing-keys.js';

/**
 * Days that a replaced key is stored. A session lives that long, and signing out of it needs the key of its last token.
 */
const keepReplacedDays = 31;

/** Rotates the signing key when it is old, and deletes keys that were replaced long ago. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class RotateSigningKeys implements Ticking {
  constructor(
    private readonly keys: SigningKeys,
    private readonly database: ReadDatabase,
    private readonly settings: SignInSettings,
  ) {}

  async tick(): Promise<void> {
    await this.keys.rotate(this.settings.signingKeyDays);
    const table = { name: 'identity.signing_key', key: 'kid', age: 'retired_at' };
    await deleteOldRows(this.database.tables(), table, keepReplacedDays);
  }
}
