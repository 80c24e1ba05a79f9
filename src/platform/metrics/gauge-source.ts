import { DiscoveryService } from '@nestjs/core';

/** One value of `/metrics`. */
export interface Gauge {
  /** Without the product's prefix, in snake case with its unit: `listings_drift`, `index_age_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Port: a context measures something for `/metrics`. It may take 500 ms; then the scrape goes on without it. */
export interface GaugeSource {
  gauges(): Promise<readonly Gauge[]>;
}

/** Marks a provider as a source of gauges, by the name under which its silence is reported. */
export const MeasuresGauges = DiscoveryService.createDecorator<string>();
