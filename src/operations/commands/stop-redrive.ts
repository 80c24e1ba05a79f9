import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Audit } from '../audit.js';
import { RedriveRun } from '../domain/redrive-run.js';

/** Ends a re-drive after the current chunk; what was driven stays driven. */
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
    const deed = { userId, action: 'redrive-stopped', target: { kind: 'redrive run', id: runId }, reason } as const;
    return this.audit.record(deed, async (em, note) => {
      // Waits for the current chunk, whose row the relay holds.
      const run = await em.findOne(RedriveRun, { id: runId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!run) throw new Refusal('redrive-run-not-found', 'There is no such re-drive.');
      run.stop(new Date());
      note({ numbers: { redriven: run.redriven } });
    });
  }
}
