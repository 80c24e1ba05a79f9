import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { QueuePauses } from '#src/platform/queues/queue-pauses.js';
import { Audit } from '../audit/audit.js';
import { KnownQueues } from '../rows/known-queues.js';

/** Lets workers take the jobs of a paused queue again. */
export class ResumeQueue extends Command<void> {
  constructor(
    readonly queue: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ResumeQueue)
export class ResumeQueueHandler implements ICommandHandler<ResumeQueue> {
  constructor(
    private readonly audit: Audit,
    private readonly queues: KnownQueues,
    private readonly pauses: QueuePauses,
  ) {}

  /** @throws Refusal `queue-not-found` */
  async execute({ queue, userId, reason }: ResumeQueue): Promise<void> {
    const entry = { userId, action: 'queue-resumed', target: { kind: 'queue', id: queue }, reason } as const;
    await this.audit.record(entry, (em) => this.pauses.resume(em, this.queues.named(queue)));
  }
}
