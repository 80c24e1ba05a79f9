import { Injectable } from '@nestjs/common';
import { SuppliesResults, type ResultSupplier } from '#src/platform/http/pages/page-results.js';
import { RefreshSubscriber } from './refresh-subscriber.js';
import { SearchAppearances } from './search-appearances.js';

/** Search results on rendered pages: they count as appearances, and change as soon as the index does. */
@Injectable()
@SuppliesResults()
export class ResultsInPages implements ResultSupplier {
  constructor(
    private readonly appearances: SearchAppearances,
    private readonly refreshes: RefreshSubscriber,
  ) {}

  served(ids: readonly string[]): void {
    this.appearances.count(ids);
  }

  onChange(listener: () => void): void {
    this.refreshes.onRefresh(listener);
  }
}
