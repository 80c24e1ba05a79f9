import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A message of another service, as it came. Rows change through SQL only; the entity describes the table. */
@Entity({ schema: 'platform', tableName: 'received_message' })
@Unique({ properties: ['source', 'externalId'], name: 'received_message_external' })
export class ReceivedMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** The service. */
  @Property({ type: 'text' })
  source: string;

  /** Its id there. */
  @Property({ type: 'text' })
  externalId: string;

  @Property({ type: 'blob' })
  body: Uint8Array;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', index: 'received_message_age' })
  receivedAt: Opt<Date>;
}
