import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DatabaseProbe } from '../database/database-probe.js';
import { JobDurations } from '../measurements/job-durations.js';
import { QueueGauges } from '../queues/queue-gauges.js';
import { QueuePauses } from '../queues/queue-pauses.js';
import { QueuesProbe } from '../queues/queues-probe.js';
import { Queues } from '../queues/queues.js';
import { DeleteSilentWorkers } from '../workers/delete-silent-workers.js';
import { WorkerList } from '../workers/worker-list.js';
import { ClaimedWork } from './claimed-work.js';
import { ConsumerRegistry, HANDLED_QUEUES } from '../deliveries/consumer-registry.js';
import { DeadLetters } from '../deliveries/dead-letters.js';
import { DeliveryArchive } from './delivery-archive.js';
import { DeliveryControl } from '../deliveries/delivery-control.js';
import { DeliveryRows } from '../deliveries/delivery-rows.js';
import { DeliveryRunner } from './delivery-runner.js';
import { DependencyProbes } from '../outages/dependency-probe.js';
import { Inbox } from '../messages/inbox.js';
import { MessageBacklog } from '../messages/message-backlog.js';
import { MessagePace } from '../messages/message-pace.js';
import { MessageRetention } from './message-retention.js';
import { MissingDeliveries } from './missing-deliveries.js';
import { Outbox } from '../messages/outbox.js';
import { RefillQueues } from './refill-queues.js';
import { Relay } from './relay.js';
import { ReleaseScheduled } from './release-scheduled.js';
import { RedisModule } from '../redis/redis.module.js';
import { RoutingTable, type QueueName } from '../routing/routing-table.js';
import { Timers } from '../timing/timers.js';
import { Watchdog } from '../timing/watchdog.js';

const providers = [
  Queues,
  DeliveryRows,
  ConsumerRegistry,
  ClaimedWork,
  DeliveryRunner,
  DependencyProbes,
  Outbox,
  Inbox,
  Relay,
  RefillQueues,
  MessageBacklog,
  MessagePace,
  MessageRetention,
  MissingDeliveries,
  ReleaseScheduled,
  Timers,
  Watchdog,
  DatabaseProbe,
  QueuesProbe,
  QueueGauges,
  QueuePauses,
  DeadLetters,
  DeliveryArchive,
  DeliveryControl,
  WorkerList,
  DeleteSilentWorkers,
  JobDurations,
];

@Global()
@Module({})
export class MessagesModule {
  /** @param handled queues whose consumers this program has; all when absent */
  static forRoot(routes: RoutingTable, handled: readonly QueueName[] = routes.queues()): DynamicModule {
    return {
      module: MessagesModule,
      imports: [DiscoveryModule, RedisModule],
      providers: [
        { provide: RoutingTable, useValue: routes },
        { provide: HANDLED_QUEUES, useValue: handled },
        ...providers,
      ],
      exports: [RoutingTable, ...providers],
    };
  }
}
