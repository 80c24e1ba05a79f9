import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { SuppliesHistogram, type HistogramSource } from '../measurements/measurement-source.js';
import { SearchEngine } from './search-engine.js';

/** Response times of the search engine, as measured in this process. */
@Injectable()
@SuppliesHistogram()
export class EngineDurations implements HistogramSource {
  readonly histogram = new Histogram({
    name: 'posy_search_engine_duration_seconds',
    help: 'Response time of the search engine.',
    labelNames: ['call', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 8],
    registers: [],
  });

  constructor({ client }: SearchEngine) {
    const begun = new WeakMap<object, number>();
    client.diagnostic.on('request', (_error, result) => {
      if (result) begun.set(result.meta.request, performance.now());
    });
    client.diagnostic.on('response', (error, result) => {
      const request = result?.meta.request;
      const start = request && begun.get(request);
      if (!request || start === undefined) return;
      const labels = { call: callOf(request.params.path), outcome: error ? 'failed' : 'answered' };
      this.histogram.observe(labels, (performance.now() - start) / 1_000);
    });
  }
}

/** Name of a call of the engine (`_search`, `_bulk`), without the name of the index. */
const callOf = (path: string) => /(?:^|\/)(_[a-z_]+)/.exec(path)?.[1]?.slice(1) ?? 'other';
