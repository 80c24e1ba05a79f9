import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { SuppliesHistogram, type HistogramSource } from './measurement-source.js';

/** Processing times of deliveries in this process, by consumer and outcome. */
@Injectable()
@SuppliesHistogram()
export class JobDurations implements HistogramSource {
  readonly histogram = new Histogram({
    name: 'posy_job_duration_seconds',
    help: 'Time from the start of a delivery to its verdict; deliveries of a batch share its time.',
    labelNames: ['consumer', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [],
  });

  /**
   * @param outcome `over`: done, or failed for good; `again`: refused, will be retried; `away`: a dependency was
   * unavailable
   */
  observe(consumer: string, outcome: 'over' | 'again' | 'away', milliseconds: number): void {
    this.histogram.observe({ consumer, outcome }, milliseconds / 1_000);
  }
}
