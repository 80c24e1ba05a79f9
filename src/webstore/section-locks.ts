import { Injectable } from '@nestjs/common';
import { isUnlocked, type SectionName } from '#contracts/webstore/sections.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { WebstoreTables } from './webstore.tables.js';

/** Refuses reads for the editor of a section that the plan does not include (WS-40). */
@Injectable()
export class SectionLocks {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `section-locked` */
  async check(webstoreId: string, section: SectionName): Promise<void> {
    const entitlement = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.entitlement')
      .select('features')
      .where('webstore_id', '=', webstoreId)
      .executeTakeFirst();
    if (isUnlocked(section, entitlement?.features ?? [])) return;
    throw new Refusal('section-locked', 'Your plan doesn’t include this section.', { params: { section } });
  }
}
