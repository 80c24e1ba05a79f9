import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Marks the provider of the results on pages. */
export const SuppliesResults = DiscoveryService.createDecorator();

export interface ResultSupplier {
  /** @param ids results on a page that was served; a page is rendered once and served many times */
  served(ids: readonly string[]): void;
  /** Calls the listener whenever results may have changed. */
  onChange(listener: () => void): void;
}

/** Connects pages with the provider of their results. */
@Injectable()
export class PageResults {
  private found?: ResultSupplier[];

  constructor(private readonly discovery: DiscoveryService) {}

  served(ids: readonly string[]): void {
    if (ids.length > 0) for (const supplier of this.suppliers()) supplier.served(ids);
  }

  onChange(listener: () => void): void {
    for (const supplier of this.suppliers()) supplier.onChange(listener);
  }

  private suppliers(): ResultSupplier[] {
    this.found ??= this.discovery
      .getProviders({ metadataKey: SuppliesResults.KEY })
      .map(({ instance }) => instance as ResultSupplier);
    return this.found;
  }
}
