import { Injectable, Logger } from '@nestjs/common';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';
import { IndexBuilder } from './index-builder.js';
import { ListingIndex } from './listing-index.js';

/** Makes sure that there is an index: builds the first one, and again whenever it was deleted. */
@Injectable()
@Ticks({ worker: 'reindex', every: 10_000 })
export class IndexKeeper implements Ticking {
  private readonly logger = new Logger(IndexKeeper.name);

  constructor(
    private readonly index: ListingIndex,
    private readonly builder: IndexBuilder,
  ) {}

  async tick(): Promise<void> {
    if (await this.index.current()) return;
    this.logger.log('there is no search index, building it');
    await this.builder.build();
  }
}
