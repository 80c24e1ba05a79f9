import { admins, anyone, route, view } from '../shared/route.js';
import { ChangeFeatureToggleRequest } from './content.requests.js';
import type { FeatureToggleView } from './content.views.js';

export const contentRoutes = {
  featureToggles: route({
    method: 'GET',
    path: 'system/featureToggles',
    summary: 'Every feature with whether it is on',
    access: anyone,
    answer: view<FeatureToggleView[]>(),
  }),
  changeFeatureToggle: route({
    method: 'PATCH',
    path: 'system/featureToggles',
    summary: 'Switch a feature on or off for everybody',
    access: admins,
    audited: { as: 'feature-switched', target: { kind: 'feature', field: 'featureName' } },
    body: ChangeFeatureToggleRequest,
    answer: view<FeatureToggleView>(),
  }),
};
