import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Locks the webstores of businesses, including those that do not exist yet, until the end of the caller's unit of work,
 * so that none is started or erased meanwhile.
 */
export async function lockVendors(em: EntityManager, vendorIds: readonly string[]): Promise<void> {
  for (const vendorId of vendorIds.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtext('webstore.vendor'), hashtext(${vendorId}))`.execute(em.getKysely());
  }
}
