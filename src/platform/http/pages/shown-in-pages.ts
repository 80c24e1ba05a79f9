import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Marks a provider that is told what served pages show as results. */
export const CountsShown = DiscoveryService.createDecorator();

export interface ShownCounter {
  /** @param ids what one served page shows */
  count(ids: readonly string[]): void;
}

/** A page is rendered once and served many times; those who count learn of each time. */
@Injectable()
export class ShownInPages {
  private counters?: ShownCounter[];

  constructor(private readonly discovery: DiscoveryService) {}

  served(ids: readonly string[]): void {
    this.counters ??= this.discovery
      .getProviders({ metadataKey: CountsShown.KEY })
      .map(({ instance }) => instance as ShownCounter);
    if (ids.length > 0) for (const counter of this.counters) counter.count(ids);
  }
}
