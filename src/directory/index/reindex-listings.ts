import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import type { DirectoryTables } from '../directory.tables.js';
import { ListingIndexer } from './listing-indexer.js';
import { ListingProjection } from './listing-projection.js';
import { lockListings, raiseVersions } from './raise-versions.js';

/** Writes listings into the index that already count as indexed. */
@Injectable()
export class ReindexListings {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly projection: ListingProjection,
    private readonly indexer: ListingIndexer,
  ) {}

  /**
   * Projects webstores and indexes them, changed or not.
   * @returns those that could not be projected or that the engine refused, with the reason
   */
  async reindex(webstoreIds: readonly string[]): Promise<ReadonlyMap<string, Error>> {
    const failed = await this.unitOfWork.run((em) => this.projection.project(em, webstoreIds));
    const refused = await this.rewrite(webstoreIds.filter((id) => !failed.has(id)));
    return new Map([...failed, ...refused]);
  }

  /**
   * Indexes the documents of the rows under versions above any that the engine knows.
   * @param engineVersions the engine's current versions, by webstore
   * @returns what the engine refused, with the reason
   */
  async rewrite(
    webstoreIds: readonly string[],
    engineVersions: ReadonlyMap<string, number> = new Map(),
  ): Promise<ReadonlyMap<string, Error>> {
    await this.unitOfWork.run(async (em) => {
      const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
      await lockListings(tables, webstoreIds);
      const raised = webstoreIds.map((webstoreId) => ({ webstoreId, engineVersion: engineVersions.get(webstoreId) }));
      await raiseVersions(tables, raised);
    });
    return this.indexer.indexListings(webstoreIds);
  }
}
