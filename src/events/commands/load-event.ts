import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { PlannedEvent } from '../domain/planned-event.js';

/** Loads an event and locks its row. @throws Refusal `event-not-found` */
export async function loadEvent(em: EntityManager, id: string): Promise<PlannedEvent> {
  const event = await em.findOne(PlannedEvent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!event) throw new Refusal('event-not-found', 'Event not found.');
  return event;
}
