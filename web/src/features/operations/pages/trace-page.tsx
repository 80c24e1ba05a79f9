import { useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { WebstoreTraceView } from '#contracts/operations/operations.views.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { Button } from '../../../ui/button.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Notice } from '../../../ui/notice.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { StatusWord } from '../../../ui/status-word.js';
import { TableSkeleton } from '../../../ui/table-skeleton.js';
import { TextField } from '../../../ui/text-field.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { JobsTable } from '../components/jobs-table.js';
import { Panel } from '../components/panel.js';
import { ReasonButton } from '../components/reason-button.js';
import { TraceStations } from '../components/trace-stations.js';
import { findPath } from '../paths.js';
import { traceVerdict } from '../trace-state.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';

const texts = operationsRecords.trace;

/** The versions of a webstore in each step on its way into search, by its web address. */
export default function TracePage() {
  const asked = useSearchParams()[0].get('webstore') ?? '';
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div className="grid grid-cols-1 gap-5">
        <Ask key={asked} asked={asked} />
        {asked === '' ? (
          <div className="max-w-180">
            <StatePanel icon={Search} {...texts.empty} />
          </div>
        ) : (
          <Answer asked={asked} />
        )}
      </div>
    </PageFrame>
  );
}

function Ask({ asked }: { asked: string }) {
  const [typed, setTyped] = useState(asked);
  const [, setAddress] = useSearchParams();
  return (
    <form
      role="search"
      aria-label={texts.title}
      className="flex max-w-140 items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // A pasted link is accepted too.
        const webstore = typed.trim().replace(/^.*\//, '');
        if (webstore !== '') setAddress({ webstore });
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField label={texts.label} value={typed} onChange={setTyped} />
      </div>
      <Button type="submit" kind="primary" size="field">
        {texts.action}
      </Button>
    </form>
  );
}

function Answer({ asked }: { asked: string }) {
  const { api } = useServices();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(
    routeQuery(api, operationsRoutes.webstoreTrace, { params: { webstore: asked } }),
  );
  useRefetchOnOverview(refetch, dataUpdatedAt);
  if (data) return <Trace key={data.webstore.id} trace={data} />;
  if (error === null) return <TableSkeleton />;
  if (error instanceof ProblemError && [400, 404].includes(error.status)) {
    const text = error.status === 400 ? texts.refused : error.message;
    return (
      <div className="max-w-180">
        <StatePanel icon={SearchX} title={texts.none} text={text} />
      </div>
    );
  }
  return (
    <LoadFailed title={operations.failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}

const tones = { live: 'good', offline: 'off', behind: 'late', refused: 'bad' } as const;

function Trace({ trace }: { trace: WebstoreTraceView }) {
  const { api } = useServices();
  const [wasReindexed, setWasReindexed] = useState(false);
  const { webstore, jobs } = trace;
  const verdict = traceVerdict(trace);
  const reindex = (reason: string) =>
    api.call(operationsRoutes.reindexWebstore, { params: { webstore: webstore.id }, body: { reason } });
  return (
    <>
      <Panel
        title={webstore.name}
        aside={
          <ReasonButton
            name={texts.reindex}
            kind="primary"
            ask={texts.ask}
            run={reindex}
            onDone={() => setWasReindexed(true)}
          />
        }
      >
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-5 pb-4">
          <StatusWord tone={tones[verdict]}>{texts.verdicts[verdict]}</StatusWord>
          {webstore.url !== null && (
            <Link to={`/${webstore.url}`} className={textLinkStyle}>
              {texts.seePage}
            </Link>
          )}
          <Link to={findPath(webstore.vendorId)} className={textLinkStyle}>
            {texts.vendorJobs}
          </Link>
        </div>
        <TraceStations trace={trace} />
      </Panel>
      {wasReindexed && <Notice tone="good">{texts.done}</Notice>}
      <Panel title={texts.jobs}>
        {jobs.length === 0 ? (
          <p className="border-t border-hairline px-5 py-4 text-muted">{texts.noJobs}</p>
        ) : (
          <JobsTable label={texts.jobs} jobs={jobs} />
        )}
      </Panel>
    </>
  );
}
