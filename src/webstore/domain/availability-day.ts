import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AvailabilityState } from '#contracts/webstore/availability.js';

/** A vendor's availability on one day; a day without an entry is unknown (OP-42). */
@Entity({ schema: 'webstore', tableName: 'availability' })
export class AvailabilityDay {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  /** yyyy-MM-dd */
  @PrimaryKey({ type: 'date' })
  day: string;

  @Property({ type: 'text' })
  state: AvailabilityState;

  static of(webstoreId: string, day: string, state: AvailabilityState): AvailabilityDay {
    return Object.assign(new AvailabilityDay(), { webstoreId, day, state });
  }
}
