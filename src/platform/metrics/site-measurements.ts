import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DependencyProbes } from '../outages/dependency-probe.js';
import { RoutingTable } from '../routing/routing-table.js';
import { QueueGauges } from '../queues/queue-gauges.js';
import { QueuePauses } from '../queues/queue-pauses.js';
import { WorkerList } from '../workers/worker-list.js';
import type { Measurement, MeasurementSource } from '../measurements/measurement-source.js';

/**
 * Timeout of a probe in milliseconds: shorter than that of the source, so that a hanging dependency is reported as
 * down.
 */
const probeTimeout = 400;

/** Measurements of platform itself, in several sources, so that a failing one does not affect the others. */
@Injectable()
export class SiteMeasurements {
  readonly sources: Readonly<Record<string, MeasurementSource>> = {
    queues: { measurements: () => this.depths() },
    throughput: { measurements: () => this.throughput() },
    active_jobs: { measurements: () => this.active() },
    outbox: { measurements: () => this.outbox() },
    workers: { measurements: () => this.workers() },
    dependencies: { measurements: () => this.dependencies() },
    pool: { measurements: () => this.pool() },
  };

  constructor(
    private readonly queues: QueueGauges,
    private readonly pauses: QueuePauses,
    private readonly routes: RoutingTable,
    private readonly list: WorkerList,
    private readonly probes: DependencyProbes,
    private readonly orm: MikroORM,
  ) {}

  private async depths(): Promise<Measurement[]> {
    const [depths, pauses] = await Promise.all([this.queues.depths(), this.pauses.all()]);
    return [...depths].flatMap(([queue, depth]) => [
      measurement('queue_waiting', 'Deliveries that are due.', depth.waiting, { queue }),
      measurement('queue_delayed', 'Deliveries that wait for another attempt.', depth.delayed, { queue }),
      measurement('queue_failed', 'Dead letters.', depth.failed, { queue }),
      measurement('queue_oldest_waiting_seconds', 'Age of the oldest due delivery.', depth.oldestWaitingSeconds ?? 0, {
        queue,
      }),
      measurement('queue_paused', '1 while an operator has paused the queue.', pauses.has(queue) ? 1 : 0, { queue }),
    ]);
  }

  private async throughput(): Promise<Measurement[]> {
    return [...(await this.queues.throughput())].map(([queue, { rate }]) =>
      measurement('queue_done_per_minute', 'Deliveries done, mean of five minutes.', rate, { queue }),
    );
  }

  private async active(): Promise<Measurement[]> {
    return [...(await this.queues.active())].map(([queue, count]) =>
      measurement('queue_active', 'Jobs that workers are running.', count, { queue }),
    );
  }

  private async outbox(): Promise<Measurement[]> {
    return [
      measurement(
        'outbox_age_seconds',
        'Age of the oldest due delivery not yet enqueued.',
        await this.queues.outboxAge(),
      ),
    ];
  }

  private async workers(): Promise<Measurement[]> {
    const alive = (await this.list.all()).filter(({ presence }) => presence === 'alive');
    return this.routes.queues().map((queue) => {
      const count = alive.filter((worker) => worker.queues.includes(queue)).length;
      return measurement('queue_workers', 'Live processes that take jobs of the queue.', count, { queue });
    });
  }

  private async dependencies(): Promise<Measurement[]> {
    const { dependencies } = await this.probes.check(probeTimeout);
    return Object.entries(dependencies).map(([dependency, fault]) =>
      measurement('dependency_up', '1 while the dependency answers.', fault === null ? 1 : 0, { dependency }),
    );
  }

  private async pool(): Promise<Measurement[]> {
    const pool = await this.orm.em.getConnection().getNativeClient();
    const of = (state: string, count: number) =>
      measurement('database_connections', 'Connections of this process to PostgreSQL.', count, { state });
    return [
      of('idle', pool.idleCount),
      of('busy', pool.totalCount - pool.idleCount),
      of('awaited', pool.waitingCount),
      of('limit', pool.options.max),
    ];
  }
}

const measurement = (name: string, help: string, value: number, labels: Record<string, string> = {}): Measurement => ({
  name,
  help,
  value,
  labels,
});
