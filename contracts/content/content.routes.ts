import { matching } from '../shared/params.js';
import { admins, anyone, route, view } from '../shared/route.js';
import { ChangeFeatureToggleRequest } from './content.requests.js';
import type { DocumentView, FeatureToggleView } from './content.views.js';
import { documentNames, type DocumentName } from './document-name.js';

export const contentRoutes = {
  featureToggles: route({
    method: 'GET',
    path: 'system/featureToggles',
    summary: 'All features, and whether each is on',
    access: anyone,
    answer: view<FeatureToggleView[]>(),
  }),
  document: route({
    method: 'GET',
    path: 'documents/:name',
    summary: 'A document of the site: `privacy`, `terms` or `contact`',
    access: anyone,
    params: { name: matching(new RegExp(`^(${documentNames.join('|')})$`), (name) => name as DocumentName) },
    answer: view<DocumentView>(),
  }),
  changeFeatureToggle: route({
    method: 'PATCH',
    path: 'system/featureToggles',
    summary: 'Turn a feature on or off for everyone',
    access: admins,
    audited: { as: 'feature-switched', target: { kind: 'feature', field: 'featureName' } },
    body: ChangeFeatureToggleRequest,
    answer: view<FeatureToggleView>(),
  }),
};
