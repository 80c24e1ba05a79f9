import type { MessageKind } from '#contracts/shared/message.js';

/** The properties of a kind of message that routing needs. */
export type RoutedKind = Pick<MessageKind, 'type' | 'version' | 'faultIn'>;

/** Queues that a worker each runs. A context whose work needs a queue of its own adds it in `<context>.queues.ts`. */
export interface Queues {
  reactions: true;
  mail: true;
}
export type QueueName = keyof Queues;

/** Rules for kinds of messages besides their routes. */
export interface RoutingRules {
  /** Retention time in days of messages that are done, by type; overrides `KEEP_DONE_DAYS`. */
  readonly keepDoneDays?: Readonly<Record<string, number>>;
}

/** One consumer of one kind of message. */
export interface MessageRoute {
  readonly message: RoutedKind;
  /** `<context>.<what-it-does>`; a consumer may handle several kinds. */
  readonly consumer: string;
  readonly queue: QueueName;
  /** Attempts before the delivery becomes a dead letter; 8 by default. */
  readonly attempts?: number;
  /**
   * Timeout of an attempt in milliseconds, by default a minute; it must be shorter than the limit of a batch. An
   * attempt that times out counts. Batch consumers have the limit of the batch instead.
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

/** Maps messages to consumers and queues. Built once from the routes in `message-routes.ts`. */
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

  /** Queues with at least one consumer. */
  queues(): readonly QueueName[] {
    return [...new Set(this.allConsumers().map((consumer) => consumer.queue))];
  }

  kind(messageType: string): RoutedKind | undefined {
    return this.kinds.get(messageType);
  }

  /** Retention time in days of done messages of a type, if a rule sets one. */
  keepDoneDays(messageType: string): number | undefined {
    return this.rules.keepDoneDays?.[messageType];
  }

  /** Types of messages that have a consumer. */
  types(): readonly string[] {
    return [...this.kinds.keys()];
  }

  /** Message types with their consumers, for the check for deliveries that a previous version did not write. */
  entries(): readonly { type: string; consumers: readonly Consumer[] }[] {
    return [...this.byType].map(([type, consumers]) => ({ type, consumers }));
  }
}
