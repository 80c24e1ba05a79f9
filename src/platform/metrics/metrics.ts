import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { withTimeout } from '../timing/with-timeout.js';
import {
  SuppliesHistogram,
  SuppliesMeasurements,
  type HistogramSource,
  type Measurement,
  type MeasurementSource,
} from '../measurements/measurement-source.js';
import { SiteMeasurements } from './site-measurements.js';

/** Timeout of a source of measurements in milliseconds. */
const sourceTimeout = 500;

/** Collects all metrics in Prometheus' text format. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly lasting = new Registry();
  private sources: [name: string, source: MeasurementSource][] = [];
  private watchesProcess = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly site: SiteMeasurements,
  ) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: SuppliesHistogram.KEY }))
      this.lasting.registerMetric((provider.instance as HistogramSource).histogram);
    const registered = this.discovery.getProviders({ metadataKey: SuppliesMeasurements.KEY }).map((provider) => {
      const name = this.discovery.getMetadataByDecorator(SuppliesMeasurements, provider) ?? String(provider.name);
      return [name, provider.instance as MeasurementSource] satisfies [string, MeasurementSource];
    });
    this.sources = [...Object.entries(this.site.sources), ...registered];
  }

  get contentType(): string {
    return this.lasting.contentType;
  }

  /** Never throws: a source that fails or takes longer than 500 ms is left out, and named by `posy_source_up 0`. */
  async text(): Promise<string> {
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.lasting });
    this.watchesProcess = true;
    const momentary = new Registry();
    const answers = await Promise.all(this.sources.map(([name, source]) => measurementsOf(name, source)));
    for (const measurement of answers.flat()) write(measurement, momentary);
    return `${await momentary.metrics()}${await this.lasting.metrics()}`;
  }
}

async function measurementsOf(source: string, measured: MeasurementSource): Promise<readonly Measurement[]> {
  const up = (value: number): Measurement => ({
    name: 'source_up',
    help: '0: no answer in time.',
    value,
    labels: { source },
  });
  try {
    return [...(await withTimeout(sourceTimeout, source, measured.measurements())), up(1)];
  } catch {
    return [up(0)];
  }
}

function write({ name, help, value, labels = {} }: Measurement, registry: Registry): void {
  const full = `posy_${name}`;
  const known = registry.getSingleMetric(full) as Gauge | undefined;
  const gauge = known ?? new Gauge({ name: full, help, labelNames: Object.keys(labels), registers: [registry] });
  gauge.set(labels, value);
}
