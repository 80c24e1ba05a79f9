import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { JobView } from '#contracts/operations/operations.views.js';
import type { JobAction } from '#contracts/operations/operations-words.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Moment } from '../../../ui/moment.js';
import { Notice } from '../../../ui/notice.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { StatusWord } from '../../../ui/status-word.js';
import { TableSkeleton } from '../../../ui/table-skeleton.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { Facts } from '../components/facts.js';
import { JobActions } from '../components/job-actions.js';
import { JobTimeline } from '../components/job-timeline.js';
import { Panel } from '../components/panel.js';
import { Code } from '../components/stack.js';
import { jobStateTone } from '../job-state-tone.js';
import { correlationPath, findPath, queuePath, tracePath } from '../paths.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';

const texts = operationsJobs.job;

/** A job with its payload, its timeline and the possible actions. */
export default function JobPage() {
  const { api } = useServices();
  const { jobId = '' } = useParams();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(
    routeQuery(api, operationsRoutes.job, { params: { id: jobId } }),
  );
  useRefetchOnOverview(refetch, dataUpdatedAt);
  if (data) return <Job view={data} />;
  const back = { to: pagePaths.operationsJobs, name: operations.pages.jobs };
  if (error === null) {
    return (
      <PageFrame title={texts.title} back={back}>
        <TableSkeleton />
      </PageFrame>
    );
  }
  const isUnknown = error instanceof ProblemError && (error.status === 404 || error.status === 400);
  return (
    <PageFrame title={texts.title} back={back}>
      <div className="max-w-180">
        {isUnknown ? (
          <StatePanel icon={SearchX} {...texts.notFound} />
        ) : (
          <LoadFailed
            title={operations.failed}
            text={error.message}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </PageFrame>
  );
}

function Job({ view }: { view: JobView }) {
  const { job, payload, timeline } = view;
  const [did, setDid] = useState<JobAction | null>(null);
  const back =
    job.queue === null
      ? { to: pagePaths.operationsJobs, name: operations.pages.jobs }
      : { to: queuePath(job.queue), name: operationsJobs.jobs.of(job.queue) };
  return (
    <PageFrame
      title={job.messageType}
      back={back}
      lead={
        <span className="text-ink">
          <StatusWord tone={jobStateTone[job.state]}>{operationsJobs.jobs.one[job.state]}</StatusWord>
        </span>
      }
      actions={<JobActions view={view} onDone={setDid} />}
    >
      <div className="grid items-start gap-5 grid-cols-1 wide:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-5">
          {did !== null && <Notice tone="good">{texts.did[did]}</Notice>}
          <Panel title={texts.timeline}>
            <JobTimeline timeline={timeline} />
          </Panel>
          <Panel title={texts.payload} className="pb-5">
            <div className="px-5">
              <Code label={texts.payload} text={JSON.stringify(payload, null, 2)} />
            </div>
          </Panel>
        </div>
        <Panel title={texts.facts}>
          <JobFacts view={view} />
        </Panel>
      </div>
    </PageFrame>
  );
}

function JobFacts({ view: { job, attemptLimit, correlationId, causationId, messageVersion } }: { view: JobView }) {
  const { attempts, round } = job;
  const tries = attemptLimit === null ? operationsJobs.jobs.tries(attempts) : texts.triesOf(attempts, attemptLimit);
  return (
    <Facts
      facts={[
        [texts.webstore, job.webstore && <WebstoreLinks webstore={job.webstore} />],
        [texts.subject, job.webstore === null ? job.subjectId : null],
        [texts.consumer, job.consumer],
        [texts.queue, job.queue ?? operations.unknown],
        [texts.tries, round === 0 ? tries : `${tries}, ${operationsJobs.jobs.round(round)}`],
        [texts.recorded, <Moment key="recorded" iso={job.recordedAt} precise />],
        [texts.nextTry, job.state === 'delayed' ? <Moment iso={job.dueAt} precise /> : null],
        [texts.message, `${job.messageType}, ${texts.version(messageVersion)}`],
        [texts.messageId, <IdLink key="message" id={job.messageId} />],
        [texts.causation, causationId && <IdLink id={causationId} />],
        [
          texts.correlation,
          <Link key="correlation" to={correlationPath(correlationId)} className={textLinkStyle}>
            {texts.followCorrelation}
          </Link>,
        ],
      ]}
    />
  );
}

const IdLink = ({ id }: { id: string }) => (
  <Link to={findPath(id)} className={textLinkStyle}>
    {id}
  </Link>
);

function WebstoreLinks({ webstore: { id, name, url } }: { webstore: NonNullable<JobView['job']['webstore']> }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>{name}</span>
      <Link to={tracePath(url ?? id)} className={textLinkStyle}>
        {texts.trace}
      </Link>
      {url !== null && (
        <Link to={`/${url}`} className={textLinkStyle}>
          {texts.seePage}
        </Link>
      )}
    </span>
  );
}
