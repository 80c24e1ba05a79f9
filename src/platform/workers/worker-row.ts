import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A process that says every few seconds that it is there. In PostgreSQL: in Redis it would vanish with the fault that it
 * should explain. Changed through SQL only.
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
