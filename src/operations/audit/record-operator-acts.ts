import { randomUUIDv7 } from 'node:crypto';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { auditedActions } from '#contracts/operations/operations-words.js';
import { FlushSubscribers } from '#src/platform/database/flush-subscribers.js';
import { currentOperatorAct } from '#src/platform/http/current-caller.js';
import type { OperatorAct } from '#src/platform/http/operator-act.js';

/**
 * Writes an audit entry for every change that an operator makes, under their own account, to data of other people; in
 * the transaction of the change. It subscribes to transactions instead of relying on handlers, so that no change is
 * missed: a transaction that has written anything has an id, even if no entity was involved. Each call gets one entry.
 */
@Injectable()
export class RecordOperatorActs implements EventSubscriber, OnModuleInit {
  private readonly recordedIn = new WeakMap<object, OperatorAct>();

  constructor(private readonly subscribers: FlushSubscribers) {}

  onModuleInit(): void {
    this.subscribers.add(this);
  }

  async beforeTransactionCommit({ em }: TransactionEventArgs): Promise<void> {
    const act = currentOperatorAct();
    if (!act || act.isRecorded) return;
    const action = auditedActions.find((known) => known === act.action) ?? 'other-change';
    const written = await (em as EntityManager).execute<{ affectedRows: number }>(
      `insert into operations.audit (id, at, user_id, action, target_kind, target_id, reason, result, numbers)
       select ?, ?, ?, ?, ?, ?, null, 'done', '{}' where pg_current_xact_id_if_assigned() is not null`,
      [randomUUIDv7(), new Date(), act.operatorId, action, act.target.kind, act.target.id],
      'run',
    );
    if (written.affectedRows > 0) this.recordedIn.set(em, act);
  }

  afterTransactionCommit({ em }: TransactionEventArgs): void {
    const act = this.recordedIn.get(em);
    if (act) act.isRecorded = true;
  }
}
