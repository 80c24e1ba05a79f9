import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Webstore } from '../domain/webstore.js';

/** @throws Refusal `webstore-not-found` */
export async function loadWebstore(em: EntityManager, id: string): Promise<Webstore> {
  return found(await em.findOne(Webstore, { id }));
}

/**
 * For a fact that is live at once, outside the snapshot: until it is committed no publish goes on, which would be listed
 * without it and leave nobody to tell.
 * @throws Refusal `webstore-not-found`
 */
export async function loadWebstoreForLiveFact(em: EntityManager, id: string): Promise<Webstore> {
  return found(await em.findOne(Webstore, { id }, { lockMode: LockMode.PESSIMISTIC_READ }));
}

/**
 * To be published or taken offline: locked first, so that a page is never put up by an account that is closed, or whose
 * business is to be removed, at the same moment. Whoever takes pages down locks them too.
 * @throws Refusal `webstore-not-found`
 */
export async function loadWebstoreToPublish(em: EntityManager, id: string): Promise<Webstore> {
  return found(await em.findOne(Webstore, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

function found(webstore: Webstore | null): Webstore {
  if (!webstore) throw new Refusal('webstore-not-found', 'There is no such webstore.');
  return webstore;
}
