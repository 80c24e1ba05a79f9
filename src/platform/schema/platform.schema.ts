import type { DatabaseSchema } from '../database/database-schema.js';
import { PausedQueue } from '../queues/paused-queue.js';
import { WorkerRow } from '../workers/worker-row.js';
import { Delivery } from '../deliveries/delivery.js';
import { AnnounceMessages } from './migrations/announce-messages.js';
import { CreateMessages } from './migrations/create-messages.js';
import { FindMessagesByKind } from './migrations/find-messages-by-kind.js';
import { PartBulkWork } from './migrations/part-bulk-work.js';
import { ReceiveMessages } from './migrations/receive-messages.js';
import { ScheduleMessages } from './migrations/schedule-messages.js';
import { SignClaims } from './migrations/sign-claims.js';
import { TellQueuesApart } from './migrations/tell-queues-apart.js';
import { WatchDeliveries } from './migrations/watch-deliveries.js';
import { ReceivedMessage } from '../messages/received-message.js';
import { ScheduledMessage } from '../messages/scheduled-message.js';
import { StoredMessage } from '../messages/stored-message.js';

export const platformSchema: DatabaseSchema = {
  name: 'platform',
  entities: [StoredMessage, Delivery, ScheduledMessage, ReceivedMessage, PausedQueue, WorkerRow],
  migrations: [
    { name: '2026-11-21-01-create-messages', class: CreateMessages },
    { name: '2026-11-21-10-watch-deliveries', class: WatchDeliveries },
    { name: '2026-11-21-11-announce-messages', class: AnnounceMessages },
    { name: '2026-11-21-94-tell-queues-apart', class: TellQueuesApart },
    { name: '2026-11-22-01-part-bulk-work', class: PartBulkWork },
    { name: '2026-11-23-01-schedule-messages', class: ScheduleMessages },
    { name: '2026-11-23-03-sign-claims', class: SignClaims },
    { name: '2026-11-23-04-receive-messages', class: ReceiveMessages },
    { name: '2026-11-23-05-find-messages-by-kind', class: FindMessagesByKind },
  ],
};
