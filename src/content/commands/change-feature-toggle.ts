import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { featureNames } from '#contracts/content/feature-toggle.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { FeatureToggle } from '../domain/feature-toggle.js';

/** Turns a feature on or off for everybody (OP-135). */
export class ChangeFeatureToggle extends Command<FeatureToggleView> {
  constructor(
    readonly featureName: string,
    readonly enabled: 0 | 1,
  ) {
    super();
  }
}

@CommandHandler(ChangeFeatureToggle)
export class ChangeFeatureToggleHandler implements ICommandHandler<ChangeFeatureToggle> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `feature-toggle-not-found` */
  execute({ featureName, enabled }: ChangeFeatureToggle): Promise<FeatureToggleView> {
    return this.unitOfWork.run(async (em) => {
      const name = featureNames.find((known) => known === featureName);
      const toggle = name && (await em.findOne(FeatureToggle, { name }));
      if (!toggle) {
        throw new Refusal(
          'feature-toggle-not-found',
          `No feature has this name. The features are ${featureNames.join(', ')}.`,
        );
      }
      toggle.switch(enabled, new Date());
      return { featureName: toggle.name, enabled: toggle.enabled };
    });
  }
}
