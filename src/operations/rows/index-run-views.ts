import { Injectable } from '@nestjs/common';
import type { IndexRunView, PersonView } from '#contracts/operations/operations.views.js';
import type { IndexRunStatus } from '#src/directory/public/index-run-status.js';
import { People } from './people.js';

/** Builds the views of rebuilds and verifications, with the person who started each. */
@Injectable()
export class IndexRunViews {
  constructor(private readonly people: People) {}

  async of(runs: readonly IndexRunStatus[]): Promise<IndexRunView[]> {
    const starters = runs.map(({ startedBy }) => ('userId' in startedBy ? startedBy.userId : null));
    const named = await this.people.named(starters);
    return runs.map((run) => indexRun(run, named));
  }
}

const indexRun = (run: IndexRunStatus, named: (userId: string) => PersonView): IndexRunView => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  startedBy: 'userId' in run.startedBy ? named(run.startedBy.userId) : null,
  startedByProgram: 'program' in run.startedBy ? run.startedBy.program : null,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  index: run.index,
  phase: run.phase,
  done: run.done,
  total: run.total,
  perSecond: run.perSecond,
  endsAbout: run.endsAbout?.toISOString() ?? null,
  repair: run.repair,
  facts: run.facts,
  missing: run.missing,
  stale: run.stale,
  surplus: run.surplus,
  repaired: run.repaired,
  error: run.error,
});
