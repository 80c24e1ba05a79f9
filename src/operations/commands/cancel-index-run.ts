import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CancelIndexRun as CancelRun } from '#src/directory/commands/cancel-index-run.js';
import { Audit } from '../audit/audit.js';

/** Cancels a rebuild or verification; the index in use stays unchanged. */
export class CancelIndexRun extends Command<void> {
  constructor(
    readonly runId: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(CancelIndexRun)
export class CancelIndexRunHandler implements ICommandHandler<CancelIndexRun> {
  constructor(
    private readonly audit: Audit,
    private readonly commands: CommandBus,
  ) {}

  /** @throws Refusal `index-run-not-found`, `run-already-over` */
  execute({ runId, userId, reason }: CancelIndexRun): Promise<void> {
    const entry = { userId, action: 'index-run-cancelled', target: { kind: 'index run', id: runId }, reason } as const;
    return this.audit.record(entry, () => this.commands.execute(new CancelRun(runId, { userId })));
  }
}
