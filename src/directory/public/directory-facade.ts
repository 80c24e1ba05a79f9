import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { ListingIndex } from '../index/listing-index.js';
import { ListingIndexer } from '../index/listing-indexer.js';
import { ListingProjection } from '../index/listing-projection.js';

/** The directory's reads for contexts on higher floors. */
@Injectable()
export class DirectoryFacade {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projection: ListingProjection,
    private readonly indexer: ListingIndexer,
    private readonly index: ListingIndex,
  ) {}

  /**
   * Makes webstores findable without a message for each, for bulk imports. Where there is no index yet, the first one
   * will contain them.
   */
  async list(webstoreIds: readonly string[]): Promise<void> {
    const failed = await this.unitOfWork.run((em) => this.projection.project(em, webstoreIds));
    const [first] = failed;
    if (first) throw new Error(`Webstore ${first[0]} cannot be listed: ${first[1].message}`);
    if (await this.index.current()) await this.indexer.indexListings(webstoreIds);
  }
}
