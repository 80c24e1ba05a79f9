import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core';
import { takeFacts } from '../domain/aggregate.js';
import { messageRows } from './message-rows.js';
import type { RoutingTable } from '../routing/routing-table.js';

/**
 * Writes the facts that aggregates recorded, with a delivery for each consumer, in the transaction of the change. It
 * checks every entity of the unit of work (loaded, new, removed), so a fact is written even if it is the only change.
 */
export class OutboxSubscriber implements EventSubscriber {
  constructor(private readonly routes: RoutingTable) {}

  onFlush({ em, uow }: FlushEventArgs): void {
    const known = new Set<object>([
      ...uow.getIdentityMap().values(),
      ...uow.getPersistStack(),
      ...uow.getRemoveStack(),
    ]);
    for (const entity of known) {
      for (const fact of takeFacts(entity)) {
        for (const row of messageRows(fact, em, this.routes)) uow.computeChangeSet(row);
      }
    }
  }
}
