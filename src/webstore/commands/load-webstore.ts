import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Webstore } from '../domain/webstore.js';

/** @throws Refusal `webstore-not-found` */
export async function loadWebstore(em: EntityManager, id: string): Promise<Webstore> {
  return found(await em.findOne(Webstore, { id }));
}

/**
 * Loads a webstore for a fact that is live at once, outside the snapshot. Concurrent publishes wait until it is
 * committed: they would be listed without it, and nothing would correct the listing.
 * @throws Refusal `webstore-not-found`
 */
export async function loadWebstoreForLiveFact(em: EntityManager, id: string): Promise<Webstore> {
  return found(await em.findOne(Webstore, { id }, { lockMode: LockMode.PESSIMISTIC_READ }));
}

/**
 * Loads a webstore to be published or taken offline, and locks its row before anything is checked, so that a page is
 * never published for an account that is closed, or a business that is to be removed, at the same moment: commands that
 * take pages down lock the row too.
 * @throws Refusal `webstore-not-found`
 */
export async function loadWebstoreToPublish(em: EntityManager, id: string): Promise<Webstore> {
  return found(await em.findOne(Webstore, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

function found(webstore: Webstore | null): Webstore {
  if (!webstore) throw new Refusal('webstore-not-found', 'Webstore not found.');
  return webstore;
}
