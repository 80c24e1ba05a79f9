import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { collectDefaultMetrics, Gauge as PrometheusGauge, Registry } from 'prom-client';
import { withTimeout } from '../timing/with-timeout.js';
import { EngineDurations } from './engine-durations.js';
import { MeasuresGauges, type Gauge, type GaugeSource } from '../measurements/gauge-source.js';
import { JobDurations } from '../measurements/job-durations.js';
import { RequestDurations } from '../measurements/request-durations.js';
import { SiteGauges } from './site-gauges.js';

/** Timeout of a source of gauges in milliseconds. */
const sourceTimeout = 500;

/** Collects all metrics in Prometheus' text format. */
@Injectable()
export class Metrics implements OnModuleInit {
  private readonly lasting = new Registry();
  private sources: [name: string, source: GaugeSource][] = [];
  private watchesProcess = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly site: SiteGauges,
    jobs: JobDurations,
    requests: RequestDurations,
    engine: EngineDurations,
  ) {
    for (const { histogram } of [jobs, requests, engine]) this.lasting.registerMetric(histogram);
  }

  onModuleInit(): void {
    const registered = this.discovery.getProviders({ metadataKey: MeasuresGauges.KEY }).map((provider) => {
      const name = this.discovery.getMetadataByDecorator(MeasuresGauges, provider) ?? String(provider.name);
      return [name, provider.instance as GaugeSource] satisfies [string, GaugeSource];
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
    const answers = await Promise.all(this.sources.map(([name, source]) => gaugesOf(name, source)));
    for (const gauge of answers.flat()) write(gauge, momentary);
    return `${await momentary.metrics()}${await this.lasting.metrics()}`;
  }
}

async function gaugesOf(source: string, measured: GaugeSource): Promise<readonly Gauge[]> {
  const up = (value: number): Gauge => ({
    name: 'source_up',
    help: '0: no answer in time.',
    value,
    labels: { source },
  });
  try {
    return [...(await withTimeout(sourceTimeout, source, measured.gauges())), up(1)];
  } catch {
    return [up(0)];
  }
}

function write({ name, help, value, labels = {} }: Gauge, registry: Registry): void {
  const full = `posy_${name}`;
  const known = registry.getSingleMetric(full) as PrometheusGauge | undefined;
  const gauge =
    known ?? new PrometheusGauge({ name: full, help, labelNames: Object.keys(labels), registers: [registry] });
  gauge.set(labels, value);
}
