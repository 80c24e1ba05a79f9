import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Entitlement } from './domain/entitlement.js';

/** Locks the entitlement of a webstore until the end of the caller's unit of work, and creates it if there is none. */
export async function lockEntitlement(em: EntityManager, webstoreId: string): Promise<Entitlement> {
  await em.upsert(Entitlement, Entitlement.none(webstoreId), { onConflictAction: 'ignore' });
  return em.findOneOrFail(Entitlement, { webstoreId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
