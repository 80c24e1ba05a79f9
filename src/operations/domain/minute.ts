import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One value of one measure for one whole minute: what the small curves of the overview are drawn from. */
@Entity({ schema: 'operations', tableName: 'minute' })
export class Minute {
  @PrimaryKey({ type: 'text' })
  measure: string;

  /** The beginning of the minute. */
  @PrimaryKey({ type: 'timestamptz', length: 3 })
  at: Date;

  @Property({ type: 'double precision' })
  value: number;
}
