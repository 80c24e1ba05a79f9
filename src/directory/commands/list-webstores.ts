import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { ListingIndex } from '../index/listing-index.js';
import { ListingIndexer } from '../index/listing-indexer.js';
import { ListingProjection } from '../index/listing-projection.js';
import { UnlistedWebstores } from '../index/runs/unlisted-webstores.js';

/**
 * Makes webstores findable without a message for each, for bulk imports. Those that are listed stay as they are: an
 * import that was interrupted can name all of its webstores again. Where there is no index yet, the first one will
 * contain them.
 */
export class ListWebstores extends Command<void> {
  constructor(readonly webstoreIds: readonly string[]) {
    super();
  }
}

@CommandHandler(ListWebstores)
export class ListWebstoresHandler implements ICommandHandler<ListWebstores> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webstores: UnlistedWebstores,
    private readonly projection: ListingProjection,
    private readonly indexer: ListingIndexer,
    private readonly index: ListingIndex,
  ) {}

  /** @throws Error if a webstore cannot be projected */
  async execute({ webstoreIds }: ListWebstores): Promise<void> {
    const unlisted = await this.webstores.withoutListing(webstoreIds);
    if (unlisted.length === 0) return;
    const failed = await this.unitOfWork.run((em) => this.projection.project(em, unlisted));
    const [first] = failed;
    if (first) throw new Error(`Webstore ${first[0]} cannot be listed: ${first[1].message}`);
    if (await this.index.current()) await this.indexer.indexListings(unlisted);
  }
}
