import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { DeadLetters } from '#src/platform/deliveries/dead-letters.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { RedriveRun } from './domain/redrive-run.js';
import { RedriveSelections } from './rows/redrive-selections.js';

/** Dead letters per transaction: few enough that a stop takes effect at once. */
export const redriveChunkSize = 200;

/**
 * Continues the running re-drives, chunk by chunk, until they are done. Several relays share the runs through row
 * locks.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 500 })
export class RunRedrives implements Ticking {
  private readonly logger = new Logger(RunRedrives.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly letters: DeadLetters,
    private readonly selections: RedriveSelections,
  ) {}

  async tick(): Promise<void> {
    const running = await this.unitOfWork.run((em) =>
      em.find(RedriveRun, { state: 'running' }, { orderBy: { startedAt: 'asc' } }),
    );
    await forEachItem(
      running,
      ({ id }) => `re-drive ${id}`,
      async ({ id }) => {
        while (await this.redriveNextChunk(id));
      },
    );
  }

  /** @returns whether there was a chunk: false if the run has ended or another relay holds it */
  private redriveNextChunk(id: string): Promise<boolean> {
    return this.unitOfWork.run(async (em) => {
      const run = await em.findOne(
        RedriveRun,
        { id, state: 'running' },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      if (!run) return false;
      const chosen = this.selections.chosenBy(run.selection, run.startedAt);
      const chunk = await this.letters.nextChunk(chosen, redriveChunkSize, run.nextChunk ?? undefined);
      const driven = await this.letters.redrive(em, chunk.ids, { by: run.startedBy, why: run.reason });
      run.advance({ redriven: driven.length, next: chunk.next }, new Date());
      if (run.state === 'done') this.logger.log(`re-drive ${run.id}: ${run.redriven} of ${run.total}`);
      return true;
    });
  }
}
