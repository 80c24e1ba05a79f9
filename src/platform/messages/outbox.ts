import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { Fact } from '#contracts/shared/message.js';
import { takeFacts } from '../domain/aggregate.js';
import { currentCorrelation } from '../logging/correlation.js';
import { messageRows } from './message-rows.js';
import { RoutingTable } from '../routing/routing-table.js';

/** The longest key of a scheduled message, in characters. */
const longestKey = 200;

/**
 * Writes facts that `OutboxSubscriber` does not see: facts of aggregates that are stored through SQL, and scheduled
 * ones.
 */
@Injectable()
export class Outbox {
  constructor(private readonly routes: RoutingTable) {}

  /**
   * Writes the facts of these aggregates in the current transaction, as bulk work: facts of single changes take
   * precedence, because a user waits for them.
   */
  writeBulk(em: EntityManager, aggregates: readonly object[]): void {
    for (const aggregate of aggregates) {
      for (const fact of takeFacts(aggregate)) em.persist(messageRows(fact, em, this.routes, true));
    }
  }

  /**
   * Schedules a fact in the caller's transaction. Consumers receive it within seconds of `due`, as bulk work, and
   * should read the current state, since months may have passed. A key is free again once its message is released or
   * cancelled.
   * @param key names the message for `move` and `cancel`: `<context>.<what>:<id>`, 200 characters at most
   * @param due any time; one in the past means now
   * @returns false, without a change, if a message with this key is scheduled already
   * @throws TypeError when no consumer takes facts of this type, or the key is empty or too long
   */
  async schedule(em: EntityManager, fact: Fact, { key, due }: { key: string; due: Date }): Promise<boolean> {
    if (key === '' || key.length > longestKey) throw new TypeError(`'${key}' is no key of a scheduled message`);
    if (this.routes.consumersOf(fact.type).length === 0) throw new TypeError(`${fact.type} has no consumer`);
    const { correlationId, causationId = null } = currentCorrelation();
    const { rows } = await sql`
      insert into platform.scheduled_message
        (key, due_at, type, version, subject_id, payload, correlation_id, causation_id)
      values (${key}, ${due.toISOString()}::timestamptz, ${fact.type}, ${fact.version}, ${fact.subjectId}::uuid,
        ${JSON.stringify(fact.payload)}::jsonb, ${correlationId}, ${causationId}::uuid)
      on conflict (key) do nothing returning key`.execute(databaseOf(em));
    return rows.length > 0;
  }

  /**
   * Reschedules a message in the caller's transaction.
   * @returns false if no message with this key is scheduled: it was cancelled or is already released
   */
  async move(em: EntityManager, key: string, due: Date): Promise<boolean> {
    const { rows } = await sql`
      update platform.scheduled_message set due_at = ${due.toISOString()}::timestamptz where key = ${key} returning key
      `.execute(databaseOf(em));
    return rows.length > 0;
  }

  /**
   * Deletes a scheduled message in the caller's transaction.
   * @returns false if no message with this key is scheduled: it was cancelled or is already released
   */
  async cancel(em: EntityManager, key: string): Promise<boolean> {
    const { rows } = await sql`
      delete from platform.scheduled_message where key = ${key} returning key`.execute(databaseOf(em));
    return rows.length > 0;
  }

  /**
   * Deletes all scheduled messages about subjects that are being erased, in the caller's transaction.
   * @param subjectIds ids of users, vendors, webstores and other subjects of facts
   */
  async cancelAbout(em: EntityManager, subjectIds: readonly string[]): Promise<void> {
    await sql`delete from platform.scheduled_message where subject_id = any(${[...subjectIds]}::uuid[])`.execute(
      databaseOf(em),
    );
  }
}

const databaseOf = (em: EntityManager) => em.getKysely() as unknown as Kysely<unknown>;
