import type { EntityManager } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { takeFacts } from '../domain/aggregate.js';
import { messageRows } from './message-rows.js';
import { RoutingTable } from './routing-table.js';

/** Writes facts by hand, for code that stores aggregates through SQL instead of MikroORM. */
@Injectable()
export class Outbox {
  constructor(private readonly routes: RoutingTable) {}

  /**
   * Adds what these aggregates have recorded to the present transaction, as bulk work: it gives way to the facts of
   * single changes, which somebody waits for.
   */
  writeBulk(em: EntityManager, aggregates: readonly object[]): void {
    for (const aggregate of aggregates) {
      for (const fact of takeFacts(aggregate)) em.persist(messageRows(fact, em, this.routes, true));
    }
  }
}
