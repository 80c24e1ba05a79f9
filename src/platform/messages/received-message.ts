import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A raw message of an external service. Rows are written through SQL only; the entity describes the table. */
@Entity({ schema: 'platform', tableName: 'received_message' })
@Unique({ properties: ['source', 'externalId'], name: 'received_message_external' })
export class ReceivedMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** Name of the service. */
  @Property({ type: 'text' })
  source: string;

  /** The id that the service gave it. */
  @Property({ type: 'text' })
  externalId: string;

  @Property({ type: 'blob' })
  body: Uint8Array;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', index: 'received_message_age' })
  receivedAt: Opt<Date>;
}
