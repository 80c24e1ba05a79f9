import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { FeatureName } from '#contracts/content/feature-toggle.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

/** A feature that is on or off for everybody. Migrations insert the rows together with the code of the feature. */
@Entity({ schema: 'content', tableName: 'feature_toggle' })
export class FeatureToggle extends Aggregate {
  @PrimaryKey({ type: 'text' })
  name: FeatureName;

  /** 1 is on, 0 is off (SYS-7). */
  @Property({ type: 'integer' })
  enabled: 0 | 1;

  @Property({ type: 'timestamptz', length: 3 })
  changedAt: Date;

  /** Does nothing if the feature is in this state already. */
  switch(enabled: 0 | 1, now: Date): void {
    if (enabled === this.enabled) return;
    this.enabled = enabled;
    this.changedAt = now;
  }
}
