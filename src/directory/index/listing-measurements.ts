import { Injectable } from '@nestjs/common';
import {
  SuppliesMeasurements,
  type Measurement,
  type MeasurementSource,
} from '#src/platform/measurements/measurement-source.js';
import { IndexStateReader } from './index-state-reader.js';

/** Measures how far the index is behind the listings, for `/metrics`. */
@Injectable()
@SuppliesMeasurements('listings')
export class ListingMeasurements implements MeasurementSource {
  constructor(private readonly condition: IndexStateReader) {}

  async measurements(): Promise<Measurement[]> {
    const { listings, drift, driftOldestMs, refused } = await this.condition.counts();
    return [
      { name: 'listings', help: 'Listings that should be found.', value: listings },
      { name: 'listings_drift', help: 'Listings whose newest version the index lacks.', value: drift },
      {
        name: 'listings_drift_oldest_seconds',
        help: 'Time since the oldest of them changed.',
        value: driftOldestMs / 1_000,
      },
      { name: 'listings_refused', help: 'Listings whose newest version the engine refused.', value: refused },
    ];
  }
}
