import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Consumes, isClaimingReaction, type BatchReaction, type ClaimingReaction, type Reaction } from './consumer.js';
import type { DeliveryInFlight } from './delivery-rows.js';
import { RoutingTable, type QueueName } from '../routing/routing-table.js';

/** Provides the queues whose consumers this program has. */
export const HANDLED_QUEUES = Symbol('handled queues');

export interface RegisteredConsumer {
  readonly name: string;
  readonly handler: Reaction | BatchReaction | ClaimingReaction;
  /** Dependencies: while one of them is unavailable, failures do not count as attempts. */
  readonly needs: readonly string[];
}

/**
 * Finds the handler of every routed consumer. The program does not start if a consumer of its queues has no handler, or
 * one has two.
 */
@Injectable()
export class ConsumerRegistry implements OnModuleInit {
  private readonly consumers = new Map<string, RegisteredConsumer>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly routes: RoutingTable,
    @Inject(HANDLED_QUEUES) private readonly handled: readonly QueueName[],
  ) {}

  onModuleInit(): void {
    const problems: string[] = [];
    for (const provider of this.discovery.getProviders({ metadataKey: Consumes.KEY })) {
      const declared = this.discovery.getMetadataByDecorator(Consumes, provider);
      if (!declared) continue;
      const { consumer: name, needs = [] } = declared;
      if (!this.routes.consumer(name)) problems.push(`${provider.name} handles ${name}, which no message is routed to`);
      if (this.consumers.has(name)) problems.push(`${name} has two handlers`);
      this.consumers.set(name, {
        name,
        handler: provider.instance as RegisteredConsumer['handler'],
        needs: ['database', ...needs],
      });
    }
    for (const { name, queue } of this.routes.allConsumers())
      if (this.handled.includes(queue) && !this.consumers.has(name)) problems.push(`${name} has no handler`);
    if (problems.length > 0) throw new Error(`The message routes do not fit the handlers:\n${problems.join('\n')}`);
  }

  /** Consumers whose deliveries go through a queue. */
  ofQueue(queue: QueueName): readonly RegisteredConsumer[] {
    return this.routes.allConsumers().flatMap(({ name, queue: its }) => (its === queue ? [this.get(name)] : []));
  }

  /** Lets the handler of a delivery tell those who wait for it that it has failed. */
  async giveUp({ consumer, payload }: DeliveryInFlight): Promise<void> {
    const { handler } = this.get(consumer);
    if (isClaimingReaction(handler)) await handler.giveUp?.(payload as never);
  }

  get(name: string): RegisteredConsumer {
    const consumer = this.consumers.get(name);
    if (!consumer) throw new Error(`${name} has no handler`);
    return consumer;
  }
}
