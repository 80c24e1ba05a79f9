import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { featureNames, type FeatureName } from '#contracts/content/feature-toggle.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';

interface Tables {
  'content.feature_toggle': { name: FeatureName; enabled: 0 | 1 };
}

/** All features with their state (SYS-7). */
export class FeatureToggles extends Query<FeatureToggleView[]> {}

@QueryHandler(FeatureToggles)
export class FeatureTogglesHandler implements IQueryHandler<FeatureToggles> {
  constructor(private readonly database: ReadDatabase) {}

  execute(): Promise<FeatureToggleView[]> {
    return this.database
      .tables<Tables>()
      .selectFrom('content.feature_toggle')
      .select(['name as featureName', 'enabled'])
      .where('name', 'in', [...featureNames])
      .orderBy('name')
      .execute();
  }
}
