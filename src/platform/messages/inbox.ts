import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Fact } from '#contracts/shared/message.js';
import { deleteOldRows } from '../database/delete-old-rows.js';
import { ReadDatabase } from '../database/read-database.js';
import { messageRows } from './message-rows.js';
import { RoutingTable } from './routing-table.js';
import { Ticks, type Ticking } from './timers.js';

/** A message of another service whose signature has been checked. */
export interface ExternalMessage {
  /** The service; ids are unique within it. */
  readonly source: string;
  /** Its id there, 200 characters at most. */
  readonly externalId: string;
  /** As it came: a signature can be checked again, and a consumer that was wrong can read it anew. */
  readonly body: Uint8Array;
}

/** Other services repeat a message for days, not for months. */
const keepDays = 90;
const longestId = 200;
/** Bytes; what is larger is a file, and has no place in a row. */
const largestBody = 1_048_576;

/**
 * Takes messages that other services send (webhooks). The route stores what came, answers once that is committed, and
 * leaves everything else to a consumer: a sender that gets no answer in time sends again, and finds it known.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 3_600_000 })
export class Inbox implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
  ) {}

  /**
   * Stores a message in the caller's transaction, with the fact that makes a consumer read it.
   * @param factOf makes the fact from the id under which `body` answers the message
   * @returns false, and changes nothing, when the message has come before; the sender gets the same answer
   * @throws TypeError when its id is empty or too long, or it is larger than a megabyte: the caller refuses it
   */
  async receive(em: EntityManager, message: ExternalMessage, factOf: (id: string) => Fact): Promise<boolean> {
    const { source, externalId, body } = message;
    if (externalId === '' || externalId.length > longestId) throw new TypeError('a received message needs an id');
    if (body.byteLength > largestBody) throw new TypeError('a received message is larger than a megabyte');
    const id = randomUUIDv7();
    const { rows } = await sql`
      insert into platform.received_message (id, source, external_id, body)
      values (${id}::uuid, ${source}, ${externalId}, ${Buffer.from(body)})
      on conflict (source, external_id) do nothing returning id`.execute(em.getKysely());
    if (rows.length === 0) return false;
    em.persist(messageRows(factOf(id), em, this.routes));
    return true;
  }

  /** A message as it came; undefined 90 days later. */
  async body(id: string): Promise<Uint8Array | undefined> {
    const { rows } = await sql<{ body: Uint8Array }>`
      select body from platform.received_message where id = ${id}::uuid`.execute(this.database.tables());
    return rows[0]?.body;
  }

  /** Deletes old messages. */
  async tick(): Promise<void> {
    const table = { name: 'platform.received_message', key: 'id', age: 'received_at' };
    await deleteOldRows(this.database.tables(), table, keepDays);
  }
}
