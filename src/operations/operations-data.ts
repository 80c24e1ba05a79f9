import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import type { OperationsTables } from './rows/operations.tables.js';

/** Above the number of webstores of any vendor. */
const allWebstores = 10_000;

/**
 * Exports what operations stores about a person: actions of operators on their account and webstores, and their own
 * actions as an operator. Entries contain ids only, and stay when the person is erased.
 */
@Injectable()
@HoldsPersonalData('operations')
export class OperationsData implements PersonalDataSource {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
    private readonly webstores: WebstoreRegistry,
  ) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const vendorId = (await this.identity.vendorIdOfUsers([userId])).get(userId);
    const webstoreIds = vendorId === undefined ? [] : await this.webstores.idsOfVendor(vendorId, allWebstores);
    const tables = this.database.tables<OperationsTables>();
    const audit = tables.selectFrom('operations.audit').selectAll().orderBy('id');
    return {
      audit: await audit
        .where((entry) => entry.or([entry('user_id', '=', userId), entry('target_id', 'in', [userId, ...webstoreIds])]))
        .execute(),
      redrive_run: await tables
        .selectFrom('operations.redrive_run')
        .where('started_by', '=', userId)
        .selectAll()
        .orderBy('id')
        .execute(),
      fault: await tables
        .selectFrom('operations.fault')
        .where('acknowledged_by', '=', userId)
        .selectAll()
        .orderBy('id')
        .execute(),
    };
  }
}
