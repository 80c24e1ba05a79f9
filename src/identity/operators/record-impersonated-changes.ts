import { randomUUIDv7 } from 'node:crypto';
import { ChangeSetType, type ChangeSet, type EventSubscriber, type FlushEventArgs } from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FlushSubscribers } from '#src/platform/database/flush-subscribers.js';
import { currentCaller } from '#src/platform/http/current-caller.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { currentCorrelation } from '#src/platform/logging/correlation.js';
import { SecurityEvent } from '../security-log/domain/security-event.js';

/** Tables that are written with every change. */
const ownRecords = ['identity.security_event', 'platform.message', 'platform.delivery'];

/**
 * Logs every row that an operator changes during an impersonation, in the same transaction: both user ids and the
 * changed columns, but never their values.
 */
@Injectable()
export class RecordImpersonatedChanges implements EventSubscriber, OnModuleInit {
  constructor(private readonly subscribers: FlushSubscribers) {}

  onModuleInit(): void {
    this.subscribers.add(this);
  }

  onFlush({ em, uow }: FlushEventArgs): void {
    const caller = currentCaller();
    if (!caller?.impersonatorId) return;
    const changed = [...uow.getChangeSets()].filter((change) => !ownRecords.includes(tableOf(change)));
    for (const change of changed) {
      const row = em.create(
        SecurityEvent,
        {
          id: randomUUIDv7(),
          at: new Date(),
          kind: 'impersonated-change',
          userId: caller.userId,
          actorId: caller.impersonatorId,
          sessionId: caller.sessionId,
          ...currentClient(),
          correlationId: currentCorrelation().correlationId,
          note: noteOf(change),
        },
        { persist: false },
      );
      uow.computeChangeSet(row);
    }
  }
}

const tableOf = ({ meta }: ChangeSet<object>) => `${meta.schema}.${meta.tableName}`;

function noteOf(change: ChangeSet<object>): string {
  const { type, payload } = change;
  const key = String(change.getPrimaryKey());
  const columns = type === ChangeSetType.UPDATE ? `: ${Object.keys(payload).toSorted().join(', ')}` : '';
  return `${type} ${tableOf(change)} ${key}${columns}`.slice(0, 500);
}
