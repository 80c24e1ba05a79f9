import { billingAdminRoutes } from '#contracts/billing/admin-billing.routes.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import type { FakeApi } from './fake-api.js';
import { billingState } from './billing-examples.js';
import { before, indexRun, job, redriveRun, searchIndex } from './operations-examples.js';
import { audit, correlation, faults, jobView, trace } from './operations-records-examples.js';
import { overview } from './overview-examples.js';
import { aShownSite } from './shown-vendors.js';

const now = Date.now();

const kinds = [
  { queue: 'reindex', consumer: 'directory.project-listing', messageType: 'webstore.webstore-published', count: 1_204 },
  { queue: 'mail', consumer: 'identity.send-code', messageType: 'identity.code-asked', count: 3 },
];

/** A fake api with all data for operators. */
export const aShownOperation = (view: OverviewView = overview(now)): FakeApi =>
  aShownSite()
    .answer(operationsRoutes.overview, () => view)
    .answer(billingAdminRoutes.state, () => billingState(now))
    .answer(operationsRoutes.index, () =>
      searchIndex({ recent: [indexRun(now, { state: 'done', endedAt: before(now, 20), done: 100_212 })] }),
    )
    .answer(operationsRoutes.jobs, () => ({
      jobs: [
        job(1, now),
        job(2, now, { state: 'delayed', endedAt: null, attempts: 2, dueAt: before(now, -40) }),
        job(3, now, { state: 'active', endedAt: null, lastError: null, attempts: 0, webstore: null }),
      ],
      next: 'next',
    }))
    .answer(operationsRoutes.job, () => jobView(now))
    .answer(operationsRoutes.deadLetterKinds, () => kinds)
    .answer(operationsRoutes.previewRedrive, () => ({ count: 1_204, kinds: kinds.slice(0, 1), sample: [job(1, now)] }))
    .answer(operationsRoutes.redrives, () => ({
      results: [redriveRun(now), redriveRun(now, { id: 'b', state: 'done', redriven: 1_198 })],
      numResults: 2,
      page: 1,
      pageSize: 5,
    }))
    .answer(operationsRoutes.correlation, () => correlation(now))
    .answer(operationsRoutes.webstoreTrace, () => trace(now))
    .answer(operationsRoutes.faults, () => faults(now))
    .answer(operationsRoutes.audit, () => audit(now));
