import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IndexRunKind } from '#contracts/operations/operations-words.js';
import { IndexOperations } from '#src/directory/public/index-operations.js';
import { Audit } from '../audit/audit.js';

interface IndexRunRequest {
  readonly kind: IndexRunKind;
  readonly repair: boolean;
  readonly facts: boolean;
  readonly reason: string;
}

/** Starts a rebuild or a verification of the index; returns the run's id. */
export class StartIndexRun extends Command<string> {
  constructor(
    readonly request: IndexRunRequest,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(StartIndexRun)
export class StartIndexRunHandler implements ICommandHandler<StartIndexRun> {
  constructor(
    private readonly audit: Audit,
    private readonly index: IndexOperations,
  ) {}

  /** @throws Refusal `index-run-in-progress`; its params say who started the run in progress */
  execute({ request, userId }: StartIndexRun): Promise<string> {
    const { kind, repair, facts, reason } = request;
    const action = kind === 'rebuild' ? 'index-rebuild-started' : 'index-verify-started';
    const entry = { userId, action, target: { kind: 'index run', id: kind }, reason } as const;
    return this.audit.record(entry, async (_em, note) => {
      const asked = { by: { userId }, reason };
      const id = await (kind === 'rebuild'
        ? this.index.startRebuild(asked)
        : this.index.startVerify({ ...asked, repair, facts }));
      note({ targetId: id });
      return id;
    });
  }
}
