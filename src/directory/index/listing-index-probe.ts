import { Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '#src/platform/messages/dependency-probe.js';
import { ListingIndex } from './listing-index.js';

/**
 * An engine that answers is not enough: without the alias there is nowhere to write, and an engine that has just started
 * says it is well before the index can be used.
 */
@Injectable()
@ProbesDependency()
export class ListingIndexProbe implements DependencyProbe {
  readonly dependency = 'listings';
  readonly essential = false;

  constructor(private readonly index: ListingIndex) {}

  async probe(): Promise<void> {
    if (!(await this.index.current())) throw new Error('there is no search index yet');
    if (!(await this.index.isUsable())) throw new Error('the search index is not ready');
  }
}
