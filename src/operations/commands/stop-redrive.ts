import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Audit } from '../audit/audit.js';
import { RedriveRun } from '../domain/redrive-run.js';

/** Stops a re-drive after the current chunk; jobs that were re-driven already are not affected. */
export class StopRedrive extends Command<void> {
  constructor(
    readonly runId: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(StopRedrive)
export class StopRedriveHandler implements ICommandHandler<StopRedrive> {
  constructor(private readonly audit: Audit) {}

  /** @throws Refusal `redrive-run-not-found`, `run-already-over` */
  execute({ runId, userId, reason }: StopRedrive): Promise<void> {
    const entry = { userId, action: 'redrive-stopped', target: { kind: 'redrive run', id: runId }, reason } as const;
    return this.audit.record(entry, async (em, note) => {
      // This waits for the current chunk, because the relay holds a lock on the row of the run.
      const run = await em.findOne(RedriveRun, { id: runId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!run) throw new Refusal('redrive-run-not-found', 'Retry not found.');
      run.stop(new Date());
      note({ numbers: { redriven: run.redriven } });
    });
  }
}
