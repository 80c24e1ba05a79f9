import { Injectable, Logger } from '@nestjs/common';
import { DependencyUnavailable, looksLikeOutage } from '#src/platform/outages/outage.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { ListingIndex } from './listing-index.js';
import { indexDefinition, indexGeneration, indexHash } from './mapping.js';
import { RefreshPublisher } from './refresh-publisher.js';

interface Meta {
  hash?: string;
  generation?: number;
  /** Milliseconds since 1970 when its successor replaced it. */
  retiredAt?: number;
}

interface Generation {
  index: string;
  aliases: string[];
  meta: Meta;
}

/** Milliseconds for which a replaced index is kept: searches in flight may still read it. */
const outlives = 600_000;

/** The indices of listings: the one in use, retired ones, and those that a build left unfinished. */
@Injectable()
export class IndexGenerations {
  private readonly logger = new Logger(IndexGenerations.name);

  constructor(
    private readonly engine: SearchEngine,
    private readonly listings: ListingIndex,
    private readonly publisher: RefreshPublisher,
  ) {}

  /** Returns a unique name for an index of this program's definition. */
  newName(): string {
    return `${this.listings.alias}-${indexHash}-${Date.now()}`;
  }

  /**
   * Creates an index to be filled. It is not refreshed until it is finished, since nothing searches it.
   * @throws DependencyUnavailable when the engine is too busy and will create it later
   */
  async create(index: string): Promise<void> {
    const settings = { ...indexDefinition.settings, refresh_interval: '-1' };
    const made = await this.engine.client.indices.create({ index, ...indexDefinition, settings, timeout: '5s' });
    if (!made.acknowledged) throw new DependencyUnavailable('the engine is too busy to make an index');
  }

  /** Returns whether an index that a build left unfinished has this program's definition. */
  async canBeFilled(index: string): Promise<boolean> {
    const found = await this.find(index);
    return found !== undefined && found.meta.hash === indexHash && found.aliases.length === 0;
  }

  /** Returns whether an index is, or was, the one in use. */
  async isInUse(index: string): Promise<boolean> {
    return ((await this.find(index))?.aliases.length ?? 0) > 0;
  }

  /** Prepares a filled index for searches. */
  async finish(index: string): Promise<void> {
    const { refresh_interval } = indexDefinition.settings;
    await this.engine.client.indices.putSettings({ index, settings: { refresh_interval } });
    await this.engine.client.indices.refresh({ index });
  }

  /** Returns whether the index in use was made by a newer version of the product. */
  async isNewerInUse(): Promise<boolean> {
    return (await this.all()).some(
      ({ aliases, meta }) => aliases.length > 0 && (meta.generation ?? 0) > indexGeneration,
    );
  }

  /**
   * Makes an index the one that is searched and written; the previous one refuses writes and is retired. Does nothing
   * for an index that is in use already, since a call without a response may have been executed.
   * @throws the engine's error; if only the response was lost, the engine may still execute the call later
   */
  async takeOver(index: string): Promise<void> {
    const inUse = (await this.all()).filter((generation) => generation.aliases.length > 0);
    const before = inUse.filter((generation) => generation.index !== index);
    if (before.length > 0 || inUse.length === 0) await this.moveAliases(index, before);
    await this.publisher.publish();
    for (const old of before) {
      const _meta = { ...old.meta, retiredAt: Date.now() };
      await this.engine.client.indices.putMapping({ index: old.index, _meta });
    }
  }

  private async moveAliases(index: string, before: readonly Generation[]): Promise<void> {
    const actions = [
      ...before.map((old) => ({ remove: { index: old.index, aliases: old.aliases } })),
      { add: { index, alias: this.listings.alias } },
      { add: { index, alias: this.listings.writeAlias } },
    ];
    // Shorter than the client's timeout, so that the engine gives up first.
    const limits = { timeout: '1s', master_timeout: '2s' } as const;
    try {
      const moved = await this.engine.client.indices.updateAliases({ actions, ...limits }, { requestTimeout: 4_000 });
      if (moved.acknowledged) return;
    } catch (error) {
      if (!looksLikeOutage(error)) throw error;
      this.logger.warn(`${index} may take over later: ${(error as Error).message}`);
    }
    if (!(await this.isInUse(index))) throw new DependencyUnavailable('the engine has not moved the aliases in time');
  }

  /** Deletes indices that were retired long enough ago. */
  dropRetired(): Promise<void> {
    return this.drop(({ meta }) => meta.retiredAt !== undefined && meta.retiredAt < Date.now() - outlives);
  }

  /**
   * Deletes unfinished indices of earlier builds, unless a run is open: it fills an index, or replaces one that looks
   * unfinished until it is marked as retired. The indices are listed before and after: what a run has made or retired
   * meanwhile is in one of the lists only.
   */
  async dropUnfinished(isRunOpen: () => Promise<boolean>): Promise<void> {
    const before = await this.unfinished();
    if (before.length === 0 || (await isRunOpen())) return;
    const after = new Set(await this.unfinished());
    for (const index of before) if (after.has(index)) await this.delete(index);
  }

  private async unfinished(): Promise<string[]> {
    const all = await this.all();
    return all.filter(({ aliases, meta }) => aliases.length === 0 && !meta.retiredAt).map(({ index }) => index);
  }

  /** Deletes an index that its build abandoned, unless it is in use. */
  async dropHalfBuilt(index: string): Promise<void> {
    if (!(await this.isInUse(index))) await this.delete(index);
  }

  private async drop(isSuperfluous: (generation: Generation) => boolean): Promise<void> {
    for (const { index } of (await this.all()).filter(isSuperfluous)) await this.delete(index);
  }

  private async delete(index: string): Promise<void> {
    await this.engine.client.indices.delete({ index, ignore_unavailable: true });
  }

  private async find(index: string): Promise<Generation | undefined> {
    return (await this.all()).find((generation) => generation.index === index);
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
