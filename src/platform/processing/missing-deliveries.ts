import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { ReadDatabase } from '../database/read-database.js';
import { forEachItem } from '../timing/for-each-item.js';
import { newDelivery } from '../messages/message-rows.js';
import { RoutingTable } from '../routing/routing-table.js';
import { Ticks, type Ticking } from '../timing/timers.js';

/** Messages per statement. */
const pageSize = 1_000;
/** Seconds without a heartbeat after which a process is assumed to have stopped. */
const silentAfter = 15;

/**
 * Adds deliveries that the current routes require and messages of the last hour lack. During a deployment, processes of
 * the previous version write no deliveries for consumers that they do not know.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 10_000 })
export class MissingDeliveries implements Ticking {
  private wereSeveral = false;

  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
  ) {}

  /** Adds deliveries while several versions run, and once more after the last process of another version has ended. */
  async tick(): Promise<void> {
    const areSeveral = await this.severalVersionsBeat();
    if (areSeveral || this.wereSeveral) await this.add();
    this.wereSeveral = areSeveral;
  }

  async add(): Promise<void> {
    const routed = this.routes
      .entries()
      .flatMap(({ type, consumers }) => consumers.map(({ name }) => ({ type, name })));
    await forEachItem(
      routed,
      ({ type, name }) => `${type} for ${name}`,
      async ({ type, name }) => {
        while ((await this.addPage(type, name)) === pageSize);
      },
    );
  }

  private async severalVersionsBeat(): Promise<boolean> {
    const { rows } = await sql<{ several: boolean }>`
      select count(distinct version) > 1 as several from platform.worker
      where beat_at > now() - make_interval(secs => ${silentAfter})`.execute(this.database.tables());
    return rows[0]?.several ?? false;
  }

  /** @returns the number of deliveries that were missing */
  private async addPage(type: string, consumer: string): Promise<number> {
    const database: Kysely<unknown> = this.database.tables();
    const { rows } = await sql<{ id: string }>`
      select id from platform.message where type = ${type} and occurred_at > now() - interval '1 hour'
        and not exists (select from platform.delivery where message_id = message.id and consumer = ${consumer})
      limit ${pageSize}`.execute(database);
    if (rows.length === 0) return 0;
    const deliveries = rows.map(({ id }) => newDelivery(id, consumer));
    await sql`
      insert into platform.delivery (id, message_id, consumer, round, enqueue_count, starts, attempts, history)
      select id, message_id, ${consumer}, 0, 0, 0, 0, '[]'
      from unnest(
        ${deliveries.map(({ id }) => id)}::uuid[],
        ${deliveries.map(({ messageId }) => messageId)}::uuid[]
      ) as missing (id, message_id)
      on conflict (message_id, consumer) do nothing`.execute(database);
    return rows.length;
  }
}
