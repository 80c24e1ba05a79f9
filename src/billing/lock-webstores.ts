import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Locks the seats of webstores, including those that do not exist yet, until the end of the caller's unit of work. A seat is
 * given after this lock and a look whether the webstore is still there; the seat of a webstore that is gone is deleted
 * under it. Rows of customers and subscriptions are locked before, never after.
 */
export async function lockWebstores(em: EntityManager, webstoreIds: readonly string[]): Promise<void> {
  for (const id of webstoreIds.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtext('billing.seat'), hashtext(${id}))`.execute(em.getKysely());
  }
}
