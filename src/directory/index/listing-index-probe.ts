import { Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '#src/platform/outages/dependency-probe.js';
import { ListingIndex } from './listing-index.js';
import { indexHash } from './mapping.js';

/**
 * Probes the index instead of the engine alone: without the alias there is nothing to write to, and an engine that has
 * just started reports that it is healthy before the index can be used.
 */
@Injectable()
@ProbesDependency()
export class ListingIndexProbe implements DependencyProbe {
  readonly dependency = 'listings';
  readonly essential = false;

  constructor(private readonly index: ListingIndex) {}

  async probe(): Promise<void> {
    const current = await this.index.current();
    if (!current) throw new Error('there is no search index yet');
    if (current.hash !== indexHash) throw new Error('the search index was made by another version');
    if (!current.takesWrites) throw new Error('the search index takes no writes: is the disk of the engine full?');
    if (!(await this.index.isUsable())) throw new Error('the search index is not ready');
  }
}
