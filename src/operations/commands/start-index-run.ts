import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IndexRunKind } from '#contracts/operations/operations-words.js';
import { StartIndexRun as StartRun } from '#src/directory/commands/start-index-run.js';
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

/** A rebuild has neither differences to repair nor facts to compare. */
const nothing = { repair: false, facts: false } as const;

@CommandHandler(StartIndexRun)
export class StartIndexRunHandler implements ICommandHandler<StartIndexRun> {
  constructor(
    private readonly audit: Audit,
    private readonly commands: CommandBus,
  ) {}

  /** @throws Refusal `index-run-in-progress`; its params say who started the run in progress */
  execute({ request, userId }: StartIndexRun): Promise<string> {
    const { kind, repair, facts, reason } = request;
    const action = kind === 'rebuild' ? 'index-rebuild-started' : 'index-verify-started';
    const entry = { userId, action, target: { kind: 'index run', id: kind }, reason } as const;
    return this.audit.record(entry, async (_em, note) => {
      const id = await this.commands.execute(
        new StartRun({ kind, reason, by: { userId }, ...(kind === 'rebuild' ? nothing : { repair, facts }) }),
      );
      note({ targetId: id });
      return id;
    });
  }
}
