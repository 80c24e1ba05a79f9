import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Entitlement } from './domain/entitlement.js';

/** The entitlement of a webstore, made when there is none, for the caller's unit of work alone. */
export async function lockEntitlement(em: EntityManager, webstoreId: string): Promise<Entitlement> {
  await em.upsert(Entitlement, Entitlement.none(webstoreId), { onConflictAction: 'ignore' });
  return em.findOneOrFail(Entitlement, { webstoreId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
