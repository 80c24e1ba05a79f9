import { Injectable } from '@nestjs/common';
import { WebstorePublished } from '#contracts/webstore/webstore.messages.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { DeliveryArchive } from '#src/platform/messages/delivery-archive.js';
import { MessagePace } from '#src/platform/messages/message-pace.js';
import { QueueGauges } from '#src/platform/queues/queue-gauges.js';
import { QueuePauses } from '#src/platform/queues/queue-pauses.js';
import { SearchLog } from '#src/platform/search/search-log.js';
import { WorkerList } from '#src/platform/workers/worker-list.js';
import { IndexOperations } from '#src/directory/public/index-operations.js';
import { IndexRunViews } from '../index-run-views.js';
import { JobRows } from '../job-rows.js';
import type { OperationsTables } from '../operations.tables.js';
import { DependencyGauges } from './dependency-gauges.js';
import { Gauge } from './gauge.js';

/** The consumer that makes an edit searchable. */
export const indexingConsumer = 'directory.project-listing';
/** Dead letters shown on the first page. */
const latestDeadLetters = 5;
const paceOver = 5 * 60_000;
const hour = 3_600_000;

/** A measure of each minute, as the small curves show it. */
export interface MinuteValue {
  measure: string;
  at: string;
  value: number;
}

/** Everything that is asked of the pipeline: each answer alone, none waits for another. */
@Injectable()
export class PipelineGauges {
  readonly workers;
  readonly depths;
  readonly throughput;
  readonly active;
  readonly pauses;
  readonly outboxAge;
  readonly unknown;
  readonly index;
  readonly run;
  readonly deadLetters;
  readonly published;
  readonly liveAfter;
  readonly searches;
  readonly minutes;

  constructor(
    dependencies: DependencyGauges,
    workers: WorkerList,
    queues: QueueGauges,
    pauses: QueuePauses,
    archive: DeliveryArchive,
    pace: MessagePace,
    searches: SearchLog,
    index: IndexOperations,
    runs: IndexRunViews,
    rows: JobRows,
    private readonly database: ReadDatabase,
  ) {
    const { database: standsOn, redis } = dependencies.all;
    this.workers = new Gauge('workers', () => workers.all(), { standsOn });
    this.depths = new Gauge('queue depths', () => queues.depths(), { standsOn });
    this.throughput = new Gauge('throughput', () => queues.throughput(), { standsOn, every: 5_000 });
    this.active = new Gauge('active jobs', () => queues.active(), { standsOn: redis });
    this.pauses = new Gauge('pauses', () => pauses.all(), { standsOn });
    this.outboxAge = new Gauge('outbox', () => queues.outboxAge(), { standsOn });
    this.unknown = new Gauge('unknown jobs', () => queues.unknown(), { standsOn, every: 2_000 });
    // It waits half a second for the engine, and knows the drift without it.
    this.index = new Gauge('index', () => index.indexState(), { standsOn, limit: 700 });
    this.run = new Gauge(
      'index run',
      async () => {
        const run = await index.currentRun();
        const [view] = await runs.of(run ? [run] : []);
        return { view: view ?? null };
      },
      { standsOn },
    );
    this.deadLetters = new Gauge(
      'dead letters',
      async () => rows.of((await archive.list({ state: 'failed' }, { limit: latestDeadLetters })).items),
      { standsOn },
    );
    this.published = new Gauge('published', () => pace.recorded(WebstorePublished.type, ago(60_000), new Date()), {
      standsOn,
      every: 2_000,
    });
    this.liveAfter = new Gauge(
      'edit to live',
      () => pace.delay(WebstorePublished.type, indexingConsumer, ago(paceOver), new Date()),
      { standsOn, every: 5_000 },
    );
    this.searches = new Gauge('searches', () => searches.read(), { standsOn: redis, every: 1_000 });
    this.minutes = new Gauge('minutes', () => this.lastHour(), { standsOn, every: 5_000 });
  }

  private lastHour(): Promise<MinuteValue[]> {
    return this.database
      .tables<OperationsTables>()
      .selectFrom('operations.minute')
      .where('at', '>', ago(hour + 60_000).toISOString())
      .selectAll()
      .execute();
  }
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
