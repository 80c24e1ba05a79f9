import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { TableSkeleton } from '../../../ui/table-skeleton.js';
import { DeadLetterKinds } from '../components/dead-letter-kinds.js';
import { JobBrowser } from '../components/job-browser.js';
import { Panel } from '../components/panel.js';
import { RedriveForm } from '../components/redrive-form.js';
import { RedriveRuns } from '../components/redrive-runs.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';

const texts = operations.deadLetters;

/** The dead letters by kind, by time and one by one, each with a way to re-drive them. */
export default function DeadLettersPage() {
  const { api } = useServices();
  const kinds = useQuery(routeQuery(api, operationsRoutes.deadLetterKinds, {}));
  useRefetchOnOverview(kinds.refetch, kinds.dataUpdatedAt);
  const { data, error, isFetching, refetch } = kinds;
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 gap-5">
        {data === undefined && error === null && <TableSkeleton />}
        {data === undefined && error !== null && (
          <LoadFailed
            title={operations.failed}
            text={error.message}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <StatePanel icon={CircleCheck} title={texts.noneTitle} text={texts.none} />}
        {data !== undefined && data.length > 0 && (
          <>
            <div className="grid grid-cols-1 items-start gap-5 wide:grid-cols-2">
              <Panel title={texts.kinds}>
                <DeadLetterKinds kinds={data} />
              </Panel>
              <RedriveRuns />
            </div>
            <Panel
              title={operationsJobs.redrive.title}
              aside={<p className="text-muted">{operationsJobs.redrive.lead}</p>}
            >
              <RedriveForm kinds={data} />
            </Panel>
            <section aria-label={texts.each} className="mt-3">
              <JobBrowser only={{ state: 'failed', heading: texts.each }} />
            </section>
          </>
        )}
        {data?.length === 0 && <RedriveRuns />}
      </div>
    </PageFrame>
  );
}
