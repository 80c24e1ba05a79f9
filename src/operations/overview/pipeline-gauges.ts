import { Injectable } from '@nestjs/common';
import { WebstorePublished } from '#contracts/webstore/webstore.messages.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { MessagePace } from '#src/platform/messages/message-pace.js';
import { QueueGauges } from '#src/platform/queues/queue-gauges.js';
import { QueuePauses } from '#src/platform/queues/queue-pauses.js';
import { SearchLog } from '#src/platform/search/search-log.js';
import { WorkerList } from '#src/platform/workers/worker-list.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { PictureBacklog } from '#src/webstore/public/picture-backlog.js';
import { IndexRunViews } from '../rows/index-run-views.js';
import { JobRows } from '../rows/job-rows.js';
import type { OperationsTables } from '../rows/operations.tables.js';
import { DependencyGauges } from './dependency-gauges.js';
import { Gauge } from './gauge.js';

/** The consumer that makes an edit searchable. */
export const indexingConsumer = 'directory.project-listing';
/** Dead letters shown on the overview. */
const latestDeadLetters = 5;
const paceWindow = 5 * 60_000;
const hour = 3_600_000;

/** The value of a metric in one minute of a sparkline. */
export interface MinuteValue {
  measure: string;
  at: string;
  value: number;
}

/** All gauges of the pipeline. They are read independently: none waits for another. */
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
  readonly drift;
  readonly run;
  readonly deadLetters;
  readonly published;
  readonly liveAfter;
  readonly searches;
  readonly pictures;
  readonly minutes;

  constructor(
    dependencies: DependencyGauges,
    workers: WorkerList,
    queues: QueueGauges,
    pauses: QueuePauses,
    archive: DeliveryArchive,
    pace: MessagePace,
    searches: SearchLog,
    index: IndexFacade,
    runs: IndexRunViews,
    rows: JobRows,
    pictures: PictureBacklog,
    private readonly database: ReadDatabase,
  ) {
    const { database: dependsOn, redis } = dependencies.all;
    this.workers = new Gauge('workers', () => workers.all(), { dependsOn });
    this.depths = new Gauge('queue depths', () => queues.depths(), { dependsOn });
    this.throughput = new Gauge('throughput', () => queues.throughput(), { dependsOn, maxAge: 5_000 });
    this.active = new Gauge('active jobs', () => queues.active(), { dependsOn: redis });
    this.pauses = new Gauge('pauses', () => pauses.all(), { dependsOn });
    this.outboxAge = new Gauge('outbox', () => queues.outboxAge(), { dependsOn });
    this.unknown = new Gauge('unknown jobs', () => queues.unknown(), { dependsOn, maxAge: 2_000 });
    this.index = new Gauge('index', () => index.searchIndices(), { dependsOn });
    this.drift = new Gauge('drift', () => index.listingCounts(), { dependsOn });
    this.run = new Gauge(
      'index run',
      async () => {
        const run = await index.currentRun();
        const [view] = await runs.of(run ? [run] : []);
        return { view: view ?? null };
      },
      { dependsOn },
    );
    this.deadLetters = new Gauge(
      'dead letters',
      async () => rows.of((await archive.list({ state: 'failed' }, { limit: latestDeadLetters })).items),
      { dependsOn },
    );
    this.published = new Gauge('published', () => pace.recorded(WebstorePublished.type, ago(60_000), new Date()), {
      dependsOn,
      maxAge: 2_000,
    });
    this.liveAfter = new Gauge(
      'edit to live',
      () => pace.delay(WebstorePublished.type, indexingConsumer, ago(paceWindow), new Date()),
      { dependsOn, maxAge: 5_000 },
    );
    this.searches = new Gauge('searches', () => searches.read(), { dependsOn: redis, maxAge: 1_000 });
    this.pictures = new Gauge('pictures', () => pictures.waiting(), { dependsOn, maxAge: 2_000 });
    this.minutes = new Gauge('minutes', () => this.lastHour(), { dependsOn, maxAge: 5_000 });
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
