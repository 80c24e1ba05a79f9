import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * How often a webstore was on a page of results that somebody saw, on one day (WS-229, OP-60). Rows change through SQL
 * only; the entity describes the table.
 */
@Entity({ schema: 'directory', tableName: 'search_appearance' })
export class SearchAppearance {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  /** yyyy-MM-dd, in UTC. */
  @PrimaryKey({ type: 'date', index: 'search_appearance_day' })
  day: string;

  @Property({ type: 'integer' })
  count: number;
}
