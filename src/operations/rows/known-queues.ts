import { Injectable } from '@nestjs/common';
import { Refusal } from '#src/platform/domain/refusal.js';
import { RoutingTable, type QueueName } from '#src/platform/routing/routing-table.js';

/** Queues that messages are routed to. */
@Injectable()
export class KnownQueues {
  readonly names: readonly QueueName[];

  constructor(routes: RoutingTable) {
    this.names = [...new Set(routes.allConsumers().map(({ queue }) => queue))];
  }

  find(name: string): QueueName | undefined {
    return this.names.find((known) => known === name);
  }

  /** @throws Refusal `queue-not-found` */
  named(name: string): QueueName {
    const queue = this.find(name);
    if (!queue) throw new Refusal('queue-not-found', `Unknown queue. The queues are ${this.names.join(', ')}.`);
    return queue;
  }
}
