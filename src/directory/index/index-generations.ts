import { Injectable } from '@nestjs/common';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { ListingIndex } from './listing-index.js';

interface Meta {
  hash?: string;
  /** Milliseconds since 1970 when its successor took over. */
  retiredAt?: number;
}

interface Generation {
  index: string;
  aliases: string[];
  meta: Meta;
}

/** Milliseconds that an index outlives its successor's taking over: searches under way may still read it. */
const outlives = 600_000;

/** The indices of listings: the one in use, retired ones, and those that a build left unfinished. */
@Injectable()
export class IndexGenerations {
  constructor(
    private readonly engine: SearchEngine,
    private readonly listings: ListingIndex,
  ) {}

  /** Makes an index the one that is searched and written; the one before takes no more writes and is retired. */
  async takeOver(index: string): Promise<void> {
    const { indices } = this.engine.client;
    const before = (await this.all()).filter((generation) => generation.aliases.length > 0);
    await indices.refresh({ index });
    await indices.updateAliases({
      actions: [
        ...before.map((old) => ({ remove: { index: old.index, aliases: old.aliases } })),
        { add: { index, alias: this.listings.alias } },
        { add: { index, alias: this.listings.writeAlias } },
      ],
    });
    for (const old of before) {
      await indices.putMapping({ index: old.index, _meta: { ...old.meta, retiredAt: Date.now() } });
    }
  }

  /** Deletes indices that were retired a while ago. */
  dropRetired(): Promise<void> {
    return this.drop(({ meta }) => meta.retiredAt !== undefined && meta.retiredAt < Date.now() - outlives);
  }

  /** Deletes what a build left behind when its program died. Only for who holds the lock of building. */
  dropUnfinished(): Promise<void> {
    return this.drop(({ aliases, meta }) => aliases.length === 0 && meta.retiredAt === undefined);
  }

  private async drop(isSuperfluous: (generation: Generation) => boolean): Promise<void> {
    for (const { index } of (await this.all()).filter(isSuperfluous))
      await this.engine.client.indices.delete({ index });
  }

  private async all(): Promise<Generation[]> {
    const found = await this.engine.client.indices.get({ index: `${this.listings.alias}-*`, allow_no_indices: true });
    return Object.entries(found).map(([index, state]) => ({
      index,
      aliases: Object.keys(state.aliases ?? {}),
      meta: state.mappings?._meta ?? {},
    }));
  }
}
