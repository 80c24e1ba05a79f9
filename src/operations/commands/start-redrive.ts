import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DeadLetters } from '#src/platform/deliveries/dead-letters.js';
import { Audit } from '../audit/audit.js';
import { RedriveRun } from '../domain/redrive-run.js';
import { RedriveSelections, type RequestedSelection } from '../rows/redrive-selections.js';

/** Starts to re-drive dead letters; returns the run's id. */
export class StartRedrive extends Command<string> {
  constructor(
    readonly request: RequestedSelection,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(StartRedrive)
export class StartRedriveHandler implements ICommandHandler<StartRedrive> {
  constructor(
    private readonly audit: Audit,
    private readonly selections: RedriveSelections,
    private readonly letters: DeadLetters,
  ) {}

  /** @throws Refusal `invalid-input` with the faulty fields of the selection */
  async execute({ request, userId, reason }: StartRedrive): Promise<string> {
    const now = new Date();
    const selection = this.selections.read(request, now);
    const id = randomUUIDv7();
    const entry = { userId, action: 'redrive-started', target: { kind: 'redrive run', id }, reason } as const;
    return this.audit.record(entry, async (em, note) => {
      const kinds = await this.letters.count(this.selections.chosenBy(selection, now));
      const total = kinds.reduce((sum, { count }) => sum + count, 0);
      em.create(RedriveRun, {
        id,
        selection,
        reason,
        startedBy: userId,
        startedAt: now,
        endedAt: null,
        state: 'running',
        total,
        redriven: 0,
        skipped: 0,
        nextChunk: null,
      });
      note({ numbers: { count: total } });
      return id;
    });
  }
}
