import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * The heartbeat of a process. It is stored in PostgreSQL, because in Redis it would be lost in the very outage that it
 * should explain. Rows are written through SQL only.
 */
@Entity({ schema: 'platform', tableName: 'worker' })
export class WorkerRow {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  program: string;

  @Property({ type: 'text[]' })
  workers: string[];

  @Property({ type: 'text[]' })
  queues: string[];

  @Property({ type: 'text[]' })
  waitingFor: string[];

  @Property({ type: 'jsonb', defaultRaw: `'{}'` })
  waitingByQueue: { [queue: string]: string[] };

  @Property({ type: 'text' })
  version: string;

  @Property({ type: 'text' })
  host: string;

  @Property({ type: 'integer' })
  pid: number;

  @Property({ type: 'timestamptz', length: 3 })
  startedAt: Date;

  @Property({ type: 'timestamptz', length: 3 })
  beatAt: Date;

  @Property({ type: 'real', columnType: 'real' })
  eventLoopDelay: number;
}
