import type { MessageKind } from '#contracts/shared/message.js';

/** What routing needs to know of a kind of message. */
export type RoutedKind = Pick<MessageKind, 'type' | 'version' | 'faultIn'>;

/** Queues of the product; a worker runs one or more of them. */
export type QueueName = 'reindex' | 'reactions' | 'mail';

/** What is said of kinds of messages besides who takes them. */
export interface RoutingRules {
  /** Days for which messages of a type are kept once they are done, where `KEEP_DONE_DAYS` is too long or too short. */
  readonly keepDoneDays?: Readonly<Record<string, number>>;
}

/** One consumer of one kind of message. */
export interface MessageRoute {
  readonly message: RoutedKind;
  /** `<context>.<what-it-does>`; the same consumer may take several kinds. */
  readonly consumer: string;
  readonly queue: QueueName;
  /** Counted tries before the delivery is a dead letter; 8 unless told. */
  readonly attempts?: number;
  /**
   * Milliseconds that a try may take, a minute unless told, and less than a whole batch may take; then it is given up and
   * counted. Consumers that take many messages at once have the time of a batch.
   */
  readonly timeLimit?: number;
}

export interface Consumer {
  readonly name: string;
  readonly queue: QueueName;
  readonly attempts: number;
  /** Milliseconds. */
  readonly timeLimit: number;
}

const usual = { attempts: 8, timeLimit: 60_000 };

/** Who takes which message. Built once from the routes of `message-routes.ts`; everything else asks it. */
export class RoutingTable {
  private readonly consumers = new Map<string, Consumer>();
  private readonly byType = new Map<string, Consumer[]>();
  private readonly kinds = new Map<string, RoutedKind>();

  /** @throws Error when routes contradict each other, or a rule is about a type without a route */
  constructor(
    routes: readonly MessageRoute[],
    private readonly rules: RoutingRules = {},
  ) {
    for (const { message, consumer: name, queue, attempts = usual.attempts, timeLimit = usual.timeLimit } of routes) {
      const consumer = this.consumers.get(name) ?? { name, queue, attempts, timeLimit };
      if (consumer.queue !== queue || consumer.attempts !== attempts || consumer.timeLimit !== timeLimit) {
        throw new Error(`Consumer ${name} is routed in two ways`);
      }
      const ofType = this.byType.get(message.type) ?? [];
      if (ofType.includes(consumer)) throw new Error(`${message.type} is routed to ${name} twice`);
      this.consumers.set(name, consumer);
      this.byType.set(message.type, [...ofType, consumer]);
      this.kinds.set(message.type, message);
    }
    for (const type of Object.keys(rules.keepDoneDays ?? {})) {
      if (!this.kinds.has(type)) throw new Error(`${type} has a rule and no route`);
    }
  }

  consumersOf(messageType: string): readonly Consumer[] {
    return this.byType.get(messageType) ?? [];
  }

  consumer(name: string): Consumer | undefined {
    return this.consumers.get(name);
  }

  allConsumers(): readonly Consumer[] {
    return [...this.consumers.values()];
  }

  /** Queues that at least one consumer is fed through. */
  queues(): readonly QueueName[] {
    return [...new Set(this.allConsumers().map((consumer) => consumer.queue))];
  }

  kind(messageType: string): RoutedKind | undefined {
    return this.kinds.get(messageType);
  }

  /** Days for which done messages of a type are kept, where a rule says so. */
  keepDoneDays(messageType: string): number | undefined {
    return this.rules.keepDoneDays?.[messageType];
  }

  /** Types of messages that have a consumer. */
  types(): readonly string[] {
    return [...this.kinds.keys()];
  }

  /** Message types with the consumers they are routed to, for the relay's check of what an older version wrote. */
  entries(): readonly { type: string; consumers: readonly Consumer[] }[] {
    return [...this.byType].map(([type, consumers]) => ({ type, consumers }));
  }
}
