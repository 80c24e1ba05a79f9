import { Injectable } from '@nestjs/common';
import { ListingIndex } from '../listing-index.js';
import { ReindexListings } from '../reindex-listings.js';
import type { FoundDifference } from './listing-comparison.js';

/** Differences repaired in one transaction. */
const repairedAtOnce = 500;

/** Rewrites the index from the listings, and listings from the facts. */
@Injectable()
export class RepairListings {
  constructor(
    private readonly reindexing: ReindexListings,
    private readonly index: ListingIndex,
  ) {}

  /** Returns how many are correct now. */
  async repair(differences: readonly FoundDifference[], signal: AbortSignal): Promise<number> {
    let repaired = 0;
    for (let at = 0; at < differences.length; at += repairedAtOnce) {
      const some = differences.slice(at, at + repairedAtOnce);
      const ofKind = Map.groupBy(some, kindOf);
      const refused = [
        await this.projectAnew(ofKind.get('project') ?? []),
        await this.rewrite(ofKind.get('rewrite') ?? []),
        await this.remove(ofKind.get('remove') ?? []),
      ];
      repaired += some.length - refused.reduce((sum, { size }) => sum + size, 0);
      signal.throwIfAborted();
    }
    return repaired;
  }

  private async projectAnew(unfit: readonly FoundDifference[]): Promise<ReadonlyMap<string, Error>> {
    return unfit.length === 0 ? new Map() : this.reindexing.reindex(unfit.map(({ webstoreId }) => webstoreId));
  }

  private async rewrite(differing: readonly FoundDifference[]): Promise<ReadonlyMap<string, Error>> {
    if (differing.length === 0) return new Map();
    const versions = new Map(differing.map(({ webstoreId, engineVersion }) => [webstoreId, engineVersion ?? 0]));
    return this.reindexing.rewrite([...versions.keys()], versions);
  }

  private async remove(surplus: readonly FoundDifference[]): Promise<ReadonlyMap<string, Error>> {
    const writes = surplus.map(({ webstoreId, engineVersion = 0 }) => ({
      webstoreId,
      version: engineVersion + 1,
      document: null,
    }));
    return (await this.index.write(writes)).refused;
  }
}

function kindOf({ difference, hasRow }: FoundDifference): 'project' | 'rewrite' | 'remove' {
  if (difference === 'unfit' || (difference === 'missing' && !hasRow)) return 'project';
  return hasRow ? 'rewrite' : 'remove';
}
