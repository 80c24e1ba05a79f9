import { Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '#src/platform/messages/dependency-probe.js';
import { ListingIndex } from './listing-index.js';

/** A missing alias is an absent dependency: the engine answers, but there is nothing to search and nowhere to write. */
@Injectable()
@ProbesDependency()
export class ListingIndexProbe implements DependencyProbe {
  readonly dependency = 'listings';
  readonly essential = false;

  constructor(private readonly index: ListingIndex) {}

  async probe(): Promise<void> {
    if (!(await this.index.current())) throw new Error('there is no search index yet');
  }
}
