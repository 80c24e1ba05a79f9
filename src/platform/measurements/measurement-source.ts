import { DiscoveryService } from '@nestjs/core';
import type { Histogram } from 'prom-client';

/** A value in `/metrics`. */
export interface Measurement {
  /** Name in snake case with its unit but without the prefix of the product: `listings_drift`, `index_age_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Port: measurements of a context for `/metrics`. After a timeout of 500 ms, the scrape continues without them. */
export interface MeasurementSource {
  measurements(): Promise<readonly Measurement[]>;
}

/** Marks a provider as a source of measurements, with the name under which its failures are reported. */
export const SuppliesMeasurements = DiscoveryService.createDecorator<string>();

/** Port: durations that this process observes itself. */
export interface HistogramSource {
  readonly histogram: Histogram;
}

/** Marks a provider whose histogram is part of `/metrics`. */
export const SuppliesHistogram = DiscoveryService.createDecorator();
