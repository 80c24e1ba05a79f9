import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { deliveryStates, type DeliveryState } from '#contracts/shared/delivery-record.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { TableSkeleton } from '../../../ui/table-skeleton.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';
import { CursorPages } from './cursor-pages.js';
import { JobSearch } from './job-search.js';
import { JobsTable } from './jobs-table.js';
import { RedriveSelected } from './redrive-selected.js';
import { StateTabs } from './state-tabs.js';

const texts = operationsJobs.jobs;

interface JobBrowserProps {
  /** Queue whose jobs are listed; all queues if absent. */
  queue?: string;
  /** Lists only jobs in this state, under a heading instead of tabs. */
  only?: { state: DeliveryState; heading: string };
}

/** A paged list of jobs, filtered by state and subject. The URL holds all filters. */
export function JobBrowser({ queue, only }: JobBrowserProps) {
  const { api } = useServices();
  const [address] = useSearchParams();
  const state = only?.state ?? deliveryStates.find((known) => known === address.get('state'));
  const [about, after] = [address.get('about') ?? undefined, address.get('after') ?? undefined];
  const query = { ...(queue && { queue }), ...(state && { state }), ...(about && { about }), ...(after && { after }) };
  const jobs = useQuery({ ...routeQuery(api, operationsRoutes.jobs, { query }), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, isPlaceholderData } = jobs;
  useRefetchOnOverview(refetch, jobs.dataUpdatedAt);
  const { selection, clear } = useSelection(JSON.stringify(query));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {only ? <h2 className="display-22">{only.heading}</h2> : <StateTabs state={state} />}
        <JobSearch key={about ?? ''} about={about} />
      </div>
      {error !== null && data === undefined && (
        <LoadFailed
          title={operations.failed}
          text={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && error === null && <TableSkeleton />}
      {data?.jobs.length === 0 && (
        <StatePanel
          icon={Inbox}
          title={texts.empty.title}
          text={about === undefined ? texts.empty.text : texts.empty.searched}
        />
      )}
      {data !== undefined && data.jobs.length > 0 && (
        <>
          {state === 'failed' && <RedriveSelected selected={selection.selected} onDone={clear} />}
          <div className="overflow-hidden rounded-card border border-hairline bg-surface">
            <JobsTable
              label={texts.title}
              jobs={data.jobs}
              isStale={isPlaceholderData}
              {...(state === 'failed' && { selection })}
            />
          </div>
        </>
      )}
      <CursorPages next={data?.next ?? null} />
    </div>
  );
}

/** The selection of a page of a list; another page starts with an empty selection. */
function useSelection(list: string) {
  const [chosen, setChosen] = useState<{ list: string; selected: ReadonlySet<string> }>({ list, selected: new Set() });
  const selected = chosen.list === list ? chosen.selected : new Set<string>();
  const onChange = (next: ReadonlySet<string>) => setChosen({ list, selected: next });
  return { selection: { selected, onChange }, clear: () => onChange(new Set()) };
}
