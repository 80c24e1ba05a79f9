import { Injectable, Logger } from '@nestjs/common';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';
import { IndexBuilder } from './index-builder.js';
import { IndexGenerations } from './index-generations.js';
import { ListingIndex } from './listing-index.js';
import { indexHash } from './mapping.js';

/**
 * Makes sure that there is an index: builds the first one, again whenever it was deleted, and at the start of a program
 * whose documents or mapping differ from the present one's. Only then: during an upgrade an older and a newer program
 * run side by side and must not rebuild in turns.
 */
@Injectable()
@Ticks({ worker: 'reindex', every: 10_000 })
export class IndexKeeper implements Ticking {
  private readonly logger = new Logger(IndexKeeper.name);
  private started = false;

  constructor(
    private readonly index: ListingIndex,
    private readonly builder: IndexBuilder,
    private readonly generations: IndexGenerations,
  ) {}

  async tick(): Promise<void> {
    const current = await this.index.current();
    const isOlder = !this.started && current !== undefined && current.hash !== indexHash;
    if (!current) this.logger.log('there is no search index, building it');
    if (isOlder) this.logger.log('the search index was made by another version, building it anew');
    if (!current || isOlder) await this.builder.build();
    else await this.generations.dropRetired();
    this.started = true;
  }
}
