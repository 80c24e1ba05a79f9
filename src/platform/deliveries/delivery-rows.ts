import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { Correlation } from '../logging/correlation.js';
import type { DeliveryStep } from './delivery.js';
import { commitLater } from '../database/commit-later.js';
import { appendStep } from './append-step.js';

/** A delivery that a worker is processing, with its message. */
export interface DeliveryInFlight {
  readonly deliveryId: string;
  /**
   * Idempotency key for calls of external services: the same in all attempts of a round, and a new one after a
   * re-drive. Letters, digits and dashes.
   */
  readonly idempotencyKey: string;
  readonly consumer: string;
  readonly roundStartedAt: Date;
  readonly starts: number;
  readonly attempts: number;
  readonly messageId: string;
  readonly type: string;
  readonly version: number;
  readonly subjectId: string;
  readonly payload: unknown;
  readonly correlationId: string;
}

/** The correlation of everything that a consumer does with a delivery. */
export const correlationOf = ({ correlationId, messageId }: DeliveryInFlight): Correlation => ({
  correlationId,
  causationId: messageId,
});

const worker = `${hostname()}:${process.pid}`;

/** Largest number of characters of an error message or stack trace in the history of a delivery. */
const maxText = 4_000;

const step = (name: DeliveryStep['step'], error: unknown): DeliveryStep => ({
  at: new Date().toISOString(),
  step: name,
  worker,
  error: error instanceof Error ? error.message.slice(0, maxText) : String(error).slice(0, maxText),
  stack: error instanceof Error ? error.stack?.slice(0, maxText) : undefined,
});

/** Reads and updates rows of deliveries. Each method is one SQL statement. */
@Injectable()
export class DeliveryRows {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Counts a start of each open delivery and returns the deliveries with their messages, in id order. Done, failed and
   * claimed ones are left out. The statement is committed at once, so that a delivery which kills its worker leaves a
   * trace. The commit need not be on disk: after a crash of PostgreSQL the delivery is started again anyway.
   * @param startedLessThan leaves out deliveries that were started this many times or more without an outcome
   * @param locked whether to wait for locked rows (the default, since the relay may still hold them) or to skip them
   */
  async begin(
    deliveryIds: readonly string[],
    startedLessThan: number | null = null,
    locked: 'wait' | 'skip locked' = 'wait',
  ): Promise<DeliveryInFlight[]> {
    const skipLocked = sql`
      and id in (select id from platform.delivery where id = any(${deliveryIds}::uuid[]) for update skip locked)`;
    const { rows } = await sql<DeliveryInFlight>`
      with started as (
        update platform.delivery set starts = starts + 1, started_at = clock_timestamp()
        where id = any(${deliveryIds}::uuid[]) and done_at is null and failed_at is null
          and (claimed_until is null or claimed_until < now())
          and (${startedLessThan}::int is null or starts < ${startedLessThan}::int)
          and ${commitLater}
          ${locked === 'wait' ? sql`` : skipLocked}
        returning id, message_id, consumer, round, round_started_at, starts, attempts
      )
      select started.id as "deliveryId", started.id || '-' || started.round as "idempotencyKey", started.consumer, started.starts, started.attempts,
        coalesce(started.round_started_at, now()) as "roundStartedAt",
        message.id as "messageId", message.type, message.version, message.subject_id as "subjectId",
        message.payload, message.correlation_id as "correlationId"
      from started join platform.message on message.id = started.message_id
      order by started.id`.execute(this.database());
    return rows.map((row) => ({ ...row, roundStartedAt: new Date(row.roundStartedAt) }));
  }

  /** Returns the deliveries that `begin` left out because of their starts, those with the fewest starts first. */
  async oftenStarted(deliveryIds: readonly string[], startedAtLeast: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from platform.delivery
      where id = any(${deliveryIds}::uuid[]) and done_at is null and failed_at is null and starts >= ${startedAtLeast}
        and (claimed_until is null or claimed_until < now())
      order by starts, id`.execute(this.database());
    return rows.map((row) => row.id);
  }

  /** Locks deliveries in id order and returns the ids of the open ones. */
  async lockOpen(em: EntityManager, deliveryIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ id: string; open: boolean }>`
      select id, done_at is null and failed_at is null as open from platform.delivery
      where id = any(${deliveryIds}::uuid[]) order by id for update`.execute(this.database(em));
    return new Set(rows.filter((row) => row.open).map((row) => row.id));
  }

  /**
   * Claims a delivery for a minute. Returns the id of the claim, or undefined if the delivery is claimed already or not
   * open.
   */
  async claim(deliveryId: string): Promise<string | undefined> {
    const claim = randomUUID();
    const { rows } = await sql`
      update platform.delivery set claimed_until = now() + interval '60 seconds', claim_id = ${claim}::uuid
      where id = ${deliveryId} and done_at is null and failed_at is null
        and (claimed_until is null or claimed_until < now())
      returning id`.execute(this.database());
    return rows.length > 0 ? claim : undefined;
  }

  /** Renews a claim for a minute from now, unless another worker has claimed the delivery meanwhile. */
  async renewClaim(claim: string, deliveryId: string): Promise<void> {
    await sql`update platform.delivery set claimed_until = now() + interval '60 seconds' where id = ${deliveryId}
      and claim_id = ${claim}::uuid and done_at is null and failed_at is null`.execute(this.database());
  }

  /** Marks deliveries as done, in the transaction of their effect. */
  async markDone(em: EntityManager, deliveryIds: readonly string[]): Promise<void> {
    await sql`
      update platform.delivery set done_at = clock_timestamp(), starts = 0
      where id = any(${deliveryIds}::uuid[]) and done_at is null and failed_at is null`.execute(this.database(em));
  }

  /**
   * Counts a failed attempt. Returns the number of attempts, and whether this was the last one.
   * @param again milliseconds until the next attempt
   * @param claim the claim of the work; if another worker has claimed the delivery since, nothing is counted
   */
  async countRefusal(
    deliveryId: string,
    error: unknown,
    limit: number,
    again: number,
    claim?: string,
  ): Promise<{ attempts: number; failed: boolean }> {
    const { rows } = await sql<{ attempts: number; failed: boolean }>`
      update platform.delivery set starts = 0, claimed_until = null, attempts = attempts + 1,
        failed_at = case when attempts + 1 >= ${limit} then clock_timestamp() end,
        due_at = clock_timestamp() + make_interval(secs => ${again / 1_000}),
        history = ${appendStep(step('refused', error))}
      where id = ${deliveryId} and done_at is null and failed_at is null and ${underClaim(claim)}
      returning attempts, failed_at is not null as failed`.execute(this.database());
    return rows[0] ?? { attempts: limit, failed: true };
  }

  /** Makes a delivery a dead letter, whatever attempts it has left. */
  async fail(deliveryId: string, why: unknown, name: 'failed' | 'worker died' = 'failed'): Promise<void> {
    await sql`
      update platform.delivery set failed_at = clock_timestamp(), history = ${appendStep(step(name, why))}
      where id = ${deliveryId} and done_at is null and failed_at is null`.execute(this.database());
  }

  /**
   * Resets the starts of deliveries that failed because a dependency was unavailable: no attempt is counted.
   * @param claim as in `countRefusal`
   */
  async putBack(deliveryIds: readonly string[], error: unknown, claim?: string): Promise<void> {
    await sql`
      update platform.delivery set starts = 0, claimed_until = null, history = ${appendStep(step('put back', error))}
      where id = any(${deliveryIds}::uuid[]) and done_at is null and failed_at is null and ${underClaim(claim)}
      `.execute(this.database());
  }

  /** Takes back one start of deliveries that were started without an outcome; locked rows are skipped. */
  async returnUnanswered(deliveryIds: readonly string[], why = 'its worker was stopped'): Promise<void> {
    await sql`
      update platform.delivery set starts = greatest(starts - 1, 0),
        history = ${appendStep(step('put back', new Error(why)))}
      where id in (select id from platform.delivery
        where id = any(${deliveryIds}::uuid[]) and done_at is null and failed_at is null for update skip locked)
      `.execute(this.database());
  }

  private database(em: EntityManager = this.orm.em.fork()): Kysely<unknown> {
    return em.getKysely() as unknown as Kysely<unknown>;
  }
}

const underClaim = (claim: string | undefined) => (claim === undefined ? sql`true` : sql`claim_id = ${claim}::uuid`);
