import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReindexListings } from '../index/reindex-listings.js';

/**
 * Projects webstores and writes them into the index even if nothing has changed; they can be found when this resolves.
 * Returns webstores that could not be projected, or that the engine refused, with the reason.
 */
export class IndexWebstoresAgain extends Command<ReadonlyMap<string, Error>> {
  /** @param webstoreIds 500 at most */
  constructor(readonly webstoreIds: readonly string[]) {
    super();
  }
}

@CommandHandler(IndexWebstoresAgain)
export class IndexWebstoresAgainHandler implements ICommandHandler<IndexWebstoresAgain> {
  constructor(private readonly reindexing: ReindexListings) {}

  /**
   * @throws DependencyUnavailable and the engine client's errors when the engine or the index is unavailable; the
   * listings are projected then, and indexed later
   */
  execute({ webstoreIds }: IndexWebstoresAgain): Promise<ReadonlyMap<string, Error>> {
    return this.reindexing.reindex(webstoreIds);
  }
}
