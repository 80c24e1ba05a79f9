import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IndexWebstoresAgain } from '#src/directory/commands/index-webstores-again.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Audit } from '../audit/audit.js';
import { NamedWebstores } from '../rows/named-webstores.js';

/** Projects a webstore again and writes it to the index, even if nothing has changed. */
export class ReindexWebstore extends Command<void> {
  constructor(
    /** Web address or id. */
    readonly name: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ReindexWebstore)
export class ReindexWebstoreHandler implements ICommandHandler<ReindexWebstore> {
  constructor(
    private readonly audit: Audit,
    private readonly webstores: NamedWebstores,
    private readonly commands: CommandBus,
  ) {}

  /**
   * If the engine refuses the document, the trace shows its error afterwards.
   * @throws Refusal `traced-webstore-not-found`; `temporarily-unavailable` while the engine is unavailable: the listing
   * is then indexed later without another call
   */
  async execute({ name, userId, reason }: ReindexWebstore): Promise<void> {
    const entry = { userId, action: 'webstore-reindexed', target: { kind: 'webstore', id: name }, reason } as const;
    // The audit entry is written first, because the index cannot take part in its transaction.
    const id = await this.audit.record(entry, async (_em, note) => {
      const webstore = await this.webstores.find(name);
      note({ targetId: webstore.id });
      return webstore.id;
    });
    try {
      await this.commands.execute(new IndexWebstoresAgain([id]));
    } catch (error) {
      const away = new Refusal(
        'temporarily-unavailable',
        'The search index is unavailable. The webstore will be indexed when it is back.',
        {
          cause: error,
        },
      );
      await this.audit.recordFailure({ ...entry, target: { kind: 'webstore', id } }, away.code);
      throw away;
    }
  }
}
