import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { contentRoutes as routes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { ChangeFeatureToggle } from '../commands/change-feature-toggle.js';
import { FeatureToggles } from '../queries/feature-toggles.js';

@Controller()
export class FeatureTogglesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.featureToggles)
  all() {
    return this.queries.execute(new FeatureToggles());
  }

  @Implements(routes.changeFeatureToggle)
  async change(@Input() { body }: Call<typeof routes.changeFeatureToggle>): Promise<FeatureToggleView> {
    return this.commands.execute(new ChangeFeatureToggle(body.featureName, body.enabled));
  }
}
