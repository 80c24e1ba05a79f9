import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DatabaseListener } from '../database/database-listener.js';
import { ConsumerRegistry } from '../deliveries/consumer-registry.js';
import { DeliveryRows } from '../deliveries/delivery-rows.js';
import { DeliveryRunner } from './delivery-runner.js';
import { DependencyProbes } from '../outages/dependency-probe.js';
import { Heartbeat } from '../workers/heartbeat.js';
import { QueuePauses } from '../queues/queue-pauses.js';

/** The services that a queue worker needs. */
@Injectable()
export class QueueWorkerTools {
  constructor(
    readonly config: Config,
    readonly registry: ConsumerRegistry,
    readonly runner: DeliveryRunner,
    readonly rows: DeliveryRows,
    readonly probes: DependencyProbes,
    readonly pauses: QueuePauses,
    readonly listener: DatabaseListener,
    readonly heartbeat: Heartbeat,
  ) {}
}
