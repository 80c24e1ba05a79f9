import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { IndexRunStarter } from '../domain/index-run-starter.js';
import { IndexRun } from '../domain/index-run.js';

/**
 * Cancels a rebuild or verification: a waiting one at once, a running one when its worker notices, within a second or two.
 * The unfinished index is deleted, the index in use does not change. Repeated calls change nothing.
 */
export class CancelIndexRun extends Command<void> {
  constructor(
    readonly runId: string,
    readonly by: IndexRunStarter,
  ) {
    super();
  }
}

@CommandHandler(CancelIndexRun)
export class CancelIndexRunHandler implements ICommandHandler<CancelIndexRun> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `index-run-not-found`, `run-already-over` */
  execute({ runId, by }: CancelIndexRun): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const run = await em.findOne(IndexRun, runId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!run) throw new Refusal('index-run-not-found', 'Run not found.');
      run.cancel(by, new Date());
    });
  }
}
