import type { EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Webstore } from '../domain/webstore.js';

/** @throws Refusal `webstore-not-found` */
export async function loadWebstore(em: EntityManager, id: string): Promise<Webstore> {
  const webstore = await em.findOne(Webstore, { id });
  if (!webstore) throw new Refusal('webstore-not-found', 'There is no such webstore.');
  return webstore;
}
