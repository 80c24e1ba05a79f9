import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IndexOperations } from '#src/directory/public/index-operations.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Audit } from '../audit.js';
import { NamedWebstores } from '../named-webstores.js';

/** Projects a webstore anew and writes it into the index, changed or not. */
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
    private readonly index: IndexOperations,
  ) {}

  /**
   * What the engine refuses stands in the trace afterwards.
   * @throws Refusal `traced-webstore-not-found`; `temporarily-unavailable` while the engine is away: the listing follows
   * by itself then
   */
  async execute({ name, userId, reason }: ReindexWebstore): Promise<void> {
    const deed = { userId, action: 'webstore-reindexed', target: { kind: 'webstore', id: name }, reason } as const;
    // The entry comes first: the index cannot take part in its transaction.
    const id = await this.audit.record(deed, async (_em, note) => {
      const webstore = await this.webstores.find(name);
      note({ targetId: webstore.id });
      return webstore.id;
    });
    try {
      await this.index.reindexNow([id]);
    } catch (error) {
      const away = new Refusal('temporarily-unavailable', 'The index is away. The webstore follows when it is back.', {
        cause: error,
      });
      await this.audit.notDone({ ...deed, target: { kind: 'webstore', id } }, away.code);
      throw away;
    }
  }
}
