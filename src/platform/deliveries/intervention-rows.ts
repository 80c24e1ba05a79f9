import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Kysely } from 'kysely';
import type { DeliveryStep } from './delivery.js';
import type { Intervention } from './intervention.js';
import { appendStep } from './append-step.js';

/** Interventions of operators as SQL statements in the caller's transaction. The relay is notified at the commit. */

const step = (name: DeliveryStep['step'], { by, why }: Intervention): DeliveryStep => ({
  at: new Date().toISOString(),
  step: name,
  by,
  why: why.slice(0, 500),
});

/** Starts a new round, which is a new job that is due at once. */
const newRound = sql`round = round + 1, round_started_at = null, enqueued_at = null, claimed_until = null, claim_id = null,
  due_at = clock_timestamp(), starts = 0`;

export async function redriveRows(em: EntityManager, ids: readonly string[], intervention: Intervention) {
  return changed(
    em,
    sql<{ id: string }>`
      update platform.delivery set ${newRound}, attempts = 0, failed_at = null,
        history = ${appendStep(step('re-driven', intervention))}
      where id = any(${ids}::uuid[]) and failed_at is not null and discarded_at is null returning id`,
  );
}

/**
 * Makes a delayed delivery due now, with the attempts that it has left. The old job does nothing when it runs later.
 */
export async function promoteRow(em: EntityManager, id: string, intervention: Intervention) {
  return changed(
    em,
    sql<{ id: string }>`
      update platform.delivery set ${newRound}, history = ${appendStep(step('promoted', intervention))}
      where id = ${id}::uuid and done_at is null and failed_at is null returning id`,
  );
}

/** Discards dead letters and, with `open`, also open deliveries. */
export async function discardRows(
  em: EntityManager,
  ids: readonly string[],
  intervention: Intervention,
  { open = false } = {},
) {
  const { rows } = await sql<{ id: string }>`
    with given_up as (select clock_timestamp() as at)
    update platform.delivery set discarded_at = given_up.at, failed_at = coalesce(failed_at, given_up.at),
      history = ${appendStep(step('discarded', intervention))}
    from given_up
    where id = any(${ids}::uuid[]) and done_at is null and discarded_at is null
      and (failed_at is not null or ${open}) returning id`.execute(databaseOf(em));
  return rows.map((row) => row.id);
}

async function changed(em: EntityManager, statement: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> {
  const { rows } = await statement.execute(databaseOf(em));
  if (rows.length > 0) await sql`select pg_notify('platform_delivery', '')`.execute(databaseOf(em));
  return rows.map((row) => row.id);
}

const databaseOf = (em: EntityManager) => em.getKysely() as unknown as Kysely<unknown>;
