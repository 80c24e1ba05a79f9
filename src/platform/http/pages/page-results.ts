import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Marks the provider whose results pages show. */
export const SuppliesResults = DiscoveryService.createDecorator();

export interface ResultSupplier {
  /** @param ids what one served page shows: a page is rendered once and served many times */
  served(ids: readonly string[]): void;
  /** Calls back whenever results may be others than before. */
  onChange(listener: () => void): void;
}

/** The results that pages show, whoever has them. */
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
