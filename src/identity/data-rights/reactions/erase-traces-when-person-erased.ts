import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { exportFolder } from '../export-file.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/**
 * Deletes what foreign keys do not: the files of a user, and address, user agent and notes in the security log, whose
 * entries keep only ids.
 */
@Injectable()
@Consumes({ consumer: 'identity.erase-person', needs: ['storage'] })
export class EraseTracesWhenPersonErased implements ClaimingReaction<Erased> {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ userId }: Erased): Promise<void> {
    for await (const { key } of this.storage.list(exportFolder(userId))) await this.storage.delete(key);
    await sql`
      update identity.security_event set address = '', user_agent = '', note = null
      where user_id = ${userId} and (address <> '' or user_agent <> '' or note is not null)`.execute(
      this.database.tables(),
    );
  }
}
