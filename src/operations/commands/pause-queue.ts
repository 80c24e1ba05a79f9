import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { QueuePauses } from '#src/platform/queues/queue-pauses.js';
import { Audit } from '../audit/audit.js';
import { KnownQueues } from '../rows/known-queues.js';

/** Stops all workers from starting jobs of a queue. Pausing a paused queue changes nothing. */
export class PauseQueue extends Command<void> {
  constructor(
    readonly queue: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(PauseQueue)
export class PauseQueueHandler implements ICommandHandler<PauseQueue> {
  constructor(
    private readonly audit: Audit,
    private readonly queues: KnownQueues,
    private readonly pauses: QueuePauses,
  ) {}

  /** @throws Refusal `queue-not-found` */
  async execute({ queue, userId, reason }: PauseQueue): Promise<void> {
    const entry = { userId, action: 'queue-paused', target: { kind: 'queue', id: queue }, reason } as const;
    await this.audit.record(entry, (em) =>
      this.pauses.pause(em, this.queues.named(queue), { by: userId, why: reason }),
    );
  }
}
