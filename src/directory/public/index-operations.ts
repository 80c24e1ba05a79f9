import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CancelIndexRun } from '../commands/cancel-index-run.js';
import { StartIndexRun } from '../commands/start-index-run.js';
import type { IndexRunStarter } from '../domain/index-run-starter.js';
import { IndexStateReader, type IndexState } from '../index/index-state-reader.js';
import { IndexRunReader } from './index-run-reader.js';
import { ListingTraces, type ListingTrace } from '../index/listing-traces.js';
import { indexHash } from '../index/mapping.js';
import { ReindexListings } from '../index/reindex-listings.js';
import type { IndexRunStatus } from './index-run-status.js';

/** The state of the index for operators, and their actions on it. */
@Injectable()
export class IndexOperations {
  constructor(
    private readonly commands: CommandBus,
    private readonly runs: IndexRunReader,
    private readonly condition: IndexStateReader,
    private readonly traces: ListingTraces,
    private readonly reindexing: ReindexListings,
  ) {}

  /**
   * Requests a new index beside the one in use, which a reindex worker builds. Joins a unit of work that is open.
   * @returns the run's id
   * @throws Refusal `index-run-in-progress`, params `runId`, `kind`, `startedBy` (an email address, 'the command line'
   * or 'the system') and `startedAt` (ISO 8601)
   */
  startRebuild({ by, reason }: { by: IndexRunStarter; reason: string }): Promise<string> {
    const request = { kind: 'rebuild', by, reason, repair: false, facts: false, hash: indexHash } as const;
    return this.commands.execute(new StartIndexRun(request));
  }

  /**
   * Requests a comparison of the index with the listings, document by document, which a reindex worker runs.
   * @param asked.repair repair the differences
   * @param asked.facts also project every listing from the current facts, and look for published webstores without one
   * @returns the run's id
   * @throws Refusal `index-run-in-progress`, as startRebuild
   */
  startVerify(asked: { by: IndexRunStarter; reason: string; repair: boolean; facts: boolean }): Promise<string> {
    return this.commands.execute(new StartIndexRun({ ...asked, kind: 'verify', hash: indexHash }));
  }

  /**
   * Cancels a run: a waiting one at once, a running one within a second or two (`state` tells when). The index in use
   * does not change. Repeated calls change nothing.
   * @throws Refusal `index-run-not-found`, `run-already-over`
   */
  cancelRun(runId: string, by: IndexRunStarter): Promise<void> {
    return this.commands.execute(new CancelIndexRun(runId, by));
  }

  /** The waiting or running run, if there is one; there is at most one. */
  currentRun(): Promise<IndexRunStatus | undefined> {
    return this.runs.current();
  }

  run(runId: string): Promise<IndexRunStatus | undefined> {
    return this.runs.byId(runId);
  }

  /** Runs, newest first; pages are numbered from 1. */
  recentRuns(page: { page: number; pageSize: number }): Promise<{ runs: IndexRunStatus[]; total: number }> {
    return this.runs.page(page.page, page.pageSize);
  }

  /**
   * The index as the engine and the listings have it. Waits for the engine for at most 500 ms; without its response
   * `answers` is false and `index` null.
   * @throws what the database throws
   */
  indexState(): Promise<IndexState> {
    return this.condition.read();
  }

  /** How far a webstore's listing has come; undefined when there is none. Waits for the engine as indexState does. */
  listingTrace(webstoreId: string): Promise<ListingTrace | undefined> {
    return this.traces.read(webstoreId);
  }

  /**
   * Projects webstores and writes them into the index even if nothing has changed; they can be found when this
   * resolves. 500 at most.
   * @returns webstores that could not be projected, or that the engine refused, with the reason
   * @throws DependencyUnavailable and the engine client's errors when the engine or the index is unavailable; the
   * listings are projected then, and indexed later
   */
  reindexNow(webstoreIds: readonly string[]): Promise<ReadonlyMap<string, Error>> {
    return this.reindexing.reindex(webstoreIds);
  }
}
