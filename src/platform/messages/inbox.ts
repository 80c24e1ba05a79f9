import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Fact } from '#contracts/shared/message.js';
import { deleteOldRows } from '../database/delete-old-rows.js';
import { ReadDatabase } from '../database/read-database.js';
import { messageRows } from './message-rows.js';
import { RoutingTable } from '../routing/routing-table.js';
import { Ticks, type Ticking } from '../timing/timers.js';

/** A message of an external service, after its signature was verified. */
export interface ExternalMessage {
  /** The service; ids are unique within it. */
  readonly source: string;
  /** The id that the service gave it, 200 characters at most. */
  readonly externalId: string;
  /** The raw body: its signature can be verified again, and a consumer can read it again after a bug fix. */
  readonly body: Uint8Array;
}

/** Days for which messages are stored: services retry a webhook for days, not for months. */
const keepDays = 90;
const longestId = 200;
/** Bytes. Anything larger is a file and does not belong in a row. */
const largestBody = 1_048_576;

/**
 * Stores messages of external services (webhooks). The route stores the message, responds after the commit, and leaves
 * everything else to a consumer. A sender that gets no response in time sends again, and the duplicate is ignored.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 3_600_000 })
export class Inbox implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
  ) {}

  /**
   * Stores a message in the caller's transaction, with a fact for the consumer that processes it.
   * @param factOf creates the fact from the id that `body` takes
   * @returns false, without a change, if the message was received before; the sender gets the same response
   * @throws TypeError if its id is empty or too long, or its body is larger than a megabyte: the caller refuses it
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

  /** Returns the raw body of a message; undefined after 90 days. */
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
