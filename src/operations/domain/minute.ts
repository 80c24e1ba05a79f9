import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The value of a metric for one minute. The sparklines of the overview are drawn from these rows. */
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
