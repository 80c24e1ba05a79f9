import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import { stateOfRow } from './delivery-state.js';
import { discardRows, promoteRow, redriveRows } from './intervention-rows.js';
import type { Intervention } from './intervention.js';

/**
 * `done`, or the reason why not: `unknown` if there is no such delivery, `running` if a worker is processing it, `not`
 * with its state if that state does not allow the action (such as a retry of a delivery that is done).
 */
export type ControlOutcome = 'done' | 'unknown' | 'running' | { not: DeliveryState };

/** Actions of operators on one delivery, in the caller's transaction. */
@Injectable()
export class DeliveryControl {
  /** Starts a new round of a failed delivery, or runs a delayed one now. */
  async retry(em: EntityManager, deliveryId: string, intervention: Intervention): Promise<ControlOutcome> {
    const state = await lock(em, deliveryId);
    if (state === 'failed') await redriveRows(em, [deliveryId], intervention);
    else if (state === 'delayed') await promoteRow(em, deliveryId, intervention);
    else return refusal(state);
    return 'done';
  }

  /** Runs a delayed delivery now, with the attempts that it has left. */
  async promote(em: EntityManager, deliveryId: string, intervention: Intervention): Promise<ControlOutcome> {
    const state = await lock(em, deliveryId);
    if (state !== 'delayed') return refusal(state);
    await promoteRow(em, deliveryId, intervention);
    return 'done';
  }

  /** Discards a waiting, delayed or failed delivery. */
  async remove(em: EntityManager, deliveryId: string, intervention: Intervention): Promise<ControlOutcome> {
    const state = await lock(em, deliveryId);
    if (state !== 'waiting' && state !== 'delayed' && state !== 'failed') return refusal(state);
    await discardRows(em, [deliveryId], intervention, { open: true });
    return 'done';
  }
}

/**
 * Locks a delivery until the transaction ends and returns its state; a row that is locked already is being processed by
 * a worker.
 */
async function lock(em: EntityManager, deliveryId: string): Promise<DeliveryState | undefined> {
  const database = em.getKysely() as unknown as Kysely<unknown>;
  const { rows: locked } = await sql<{ state: DeliveryState }>`
    select ${stateOfRow} as state from platform.delivery where id = ${deliveryId}::uuid
    for update skip locked`.execute(database);
  if (locked[0]) return locked[0].state;
  const { rows: there } = await sql`
    select 1 from platform.delivery where id = ${deliveryId}::uuid`.execute(database);
  return there.length > 0 ? 'active' : undefined;
}

function refusal(state: DeliveryState | undefined): ControlOutcome {
  if (state === undefined) return 'unknown';
  return state === 'active' ? 'running' : { not: state };
}
