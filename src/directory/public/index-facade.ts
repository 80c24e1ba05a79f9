import { Injectable } from '@nestjs/common';
import {
  IndexStateReader,
  type IndexState,
  type ListingCounts,
  type SearchIndices,
} from '../index/index-state-reader.js';
import { IndexRunReader } from './index-run-reader.js';
import { ListingTraces, type ListingTrace } from '../index/listing-traces.js';
import type { IndexRunStatus } from './index-run-status.js';

/** The state of the index and of its runs, for operators; they act on it through the commands of the directory. */
@Injectable()
export class IndexFacade {
  constructor(
    private readonly runs: IndexRunReader,
    private readonly condition: IndexStateReader,
    private readonly traces: ListingTraces,
  ) {}

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

  /**
   * The part of it that the engine knows. Waits for it for up to two seconds, for callers with timeouts of their own.
   * @throws what the engine's client throws
   */
  searchIndices(): Promise<SearchIndices> {
    return this.condition.indices();
  }

  /**
   * The part of it that the database knows.
   * @throws what the database throws
   */
  listingCounts(): Promise<ListingCounts> {
    return this.condition.counts();
  }

  /** How far a webstore's listing has come; undefined when there is none. Waits for the engine as indexState does. */
  listingTrace(webstoreId: string): Promise<ListingTrace | undefined> {
    return this.traces.read(webstoreId);
  }
}
