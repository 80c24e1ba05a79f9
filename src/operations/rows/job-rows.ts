import { Injectable } from '@nestjs/common';
import type { JobRowView, TracedWebstoreView } from '#contracts/operations/operations.views.js';
import type { DeliveryRecord } from '#contracts/shared/delivery-record.js';
import { WebstoreRegistry, type RegisteredWebstore } from '#src/webstore/public/webstore-registry.js';

/** Builds the views of deliveries as jobs, with their webstores. */
@Injectable()
export class JobRows {
  constructor(private readonly webstores: WebstoreRegistry) {}

  async of(records: readonly DeliveryRecord[]): Promise<JobRowView[]> {
    const webstores = await this.webstores.byIds([...new Set(records.map(({ subjectId }) => subjectId))]);
    return records.map((record) => jobRow(record, webstores.get(record.subjectId)));
  }
}

function jobRow(record: DeliveryRecord, webstore: RegisteredWebstore | undefined): JobRowView {
  return {
    id: record.id,
    queue: record.queue,
    consumer: record.consumer,
    state: record.state,
    messageId: record.messageId,
    messageType: record.type,
    subjectId: record.subjectId,
    webstore: webstore ? tracedWebstore(webstore) : null,
    attempts: record.attempts + (record.state === 'done' ? 1 : 0),
    round: record.round,
    recordedAt: record.recordedAt,
    dueAt: record.dueAt,
    startedAt: record.startedAt,
    endedAt: record.discardedAt ?? record.failedAt ?? record.doneAt,
    lastError: record.lastError,
  };
}

export const tracedWebstore = ({ id, name, url, vendorId }: RegisteredWebstore): TracedWebstoreView => ({
  id,
  name,
  url,
  vendorId,
});
