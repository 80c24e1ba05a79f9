import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { CorrelatedMessageView } from '#contracts/operations/operations.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Moment } from '../../../ui/moment.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { TableSkeleton } from '../../../ui/table-skeleton.js';
import { CorrelatedJob } from '../components/correlated-job.js';
import { CorrelatedPushes } from '../components/correlated-pushes.js';

const texts = operationsRecords.correlation;
const back = { to: pagePaths.operationsJobs, name: operations.pages.jobs };

/** Everything that one request caused: each message, the jobs it led to, and what was pushed to browsers. */
export default function CorrelationPage() {
  const { api } = useServices();
  const { correlationId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    routeQuery(api, operationsRoutes.correlation, { params: { id: correlationId } }),
  );
  const isUnknown = data?.messages.length === 0 || (error instanceof ProblemError && [400, 404].includes(error.status));
  return (
    <PageFrame
      title={texts.title}
      back={back}
      lead={
        <>
          {texts.lead} <span className="block text-12 [overflow-wrap:anywhere]">{correlationId}</span>
        </>
      }
    >
      {isUnknown ? (
        <div className="max-w-180">
          <StatePanel icon={SearchX} {...texts.none} />
        </div>
      ) : error !== null ? (
        <LoadFailed
          title={operations.failed}
          text={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <TableSkeleton />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <ol className="grid grid-cols-1 gap-4">
            {data.messages.map((message) => (
              <Message key={message.id} message={message} cause={causeOf(message, data.messages)} />
            ))}
          </ol>
          <CorrelatedPushes pushes={data.pushes} />
        </div>
      )}
    </PageFrame>
  );
}

const causeOf = ({ causationId }: CorrelatedMessageView, messages: readonly CorrelatedMessageView[]) =>
  messages.find(({ id }) => id === causationId);

interface MessageProps {
  message: CorrelatedMessageView;
  /** The message whose consumer caused this one. */
  cause: CorrelatedMessageView | undefined;
}

/** A message; it is indented if another message caused it. */
function Message({ message: { type, version, recordedAt, jobs }, cause }: MessageProps) {
  return (
    <li className={cause ? 'border-l-2 border-hairline pl-4 tablet:ml-4 tablet:pl-6' : ''}>
      <article className="overflow-hidden rounded-card border border-hairline bg-surface">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3">
          <h2 className="min-w-0 text-16 font-strong wrap-anywhere">
            {type} <span className="text-14 font-regular text-muted">{texts.version(version)}</span>
          </h2>
          <Moment iso={recordedAt} precise />
          {cause && (
            <p className="basis-full text-muted">
              {texts.causedBy} {cause.type}
            </p>
          )}
        </header>
        {jobs.length === 0 ? (
          <p className="border-t border-hairline px-5 py-3 text-muted">{texts.noJobs}</p>
        ) : (
          <ul aria-label={texts.jobs}>
            {jobs.map((job) => (
              <CorrelatedJob key={job.id} job={job} recordedAt={recordedAt} />
            ))}
          </ul>
        )}
      </article>
    </li>
  );
}
