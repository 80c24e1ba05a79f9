import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { deepestItem } from '#contracts/operations/operations.query.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { FaultView } from '#contracts/operations/overview.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { usePaging } from '../../../lib/use-paging.js';
import { operations } from '../../../texts/operations.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { operationsTroubles } from '../../../texts/operations-troubles.js';
import { times } from '../../../texts/times.js';
import type { Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { PagedTable } from '../../../loading/paged-table.js';
import { StatusWord } from '../../../ui/status-word.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';

const texts = operationsRecords.faults;
const back = { to: pagePaths.operations, name: operations.pages.overview };

/** The history of faults with their duration, the newest first. */
export default function FaultsPage() {
  const { api } = useServices();
  const paging = usePaging(deepestItem);
  const faults = useQuery({
    ...routeQuery(api, operationsRoutes.faults, { query: paging }),
    placeholderData: keepPreviousData,
  });
  useRefetchOnOverview(faults.refetch, faults.dataUpdatedAt);
  return (
    <PageFrame title={texts.title} lead={texts.lead} back={back}>
      <PagedTable
        label={texts.title}
        query={faults}
        list={faults.data}
        failed={operations.failed}
        none={{ ...texts.none, icon: History }}
        columns={columns}
      />
    </PageFrame>
  );
}

const { columns: names } = texts;
const columns: Column<FaultView>[] = [
  {
    id: 'fault',
    name: names.fault,
    className: 'max-tablet:basis-full',
    cell: ({ code, queue, level }) => (
      <StatusWord tone={level === 'fault' ? 'bad' : 'late'}>
        {operationsTroubles.troubles[code].title(queue ?? '')}
      </StatusWord>
    ),
  },
  { id: 'began', name: names.began, cell: ({ beganAt }) => <Moment iso={beganAt} precise /> },
  {
    id: 'lasted',
    name: names.lasted,
    cell: ({ beganAt, endedAt }) =>
      endedAt === null ? (
        <span className="font-strong">{texts.still}</span>
      ) : (
        <span className="whitespace-nowrap">{times.duration(Date.parse(endedAt) - Date.parse(beganAt))}</span>
      ),
  },
  {
    id: 'seen',
    name: names.seen,
    cell: ({ acknowledgedBy, acknowledgedAt }) =>
      acknowledgedAt === null ? (
        <span className="text-faint">{texts.nobody}</span>
      ) : (
        <span className="[overflow-wrap:anywhere]">
          {acknowledgedBy?.email ?? operationsTroubles.somebody} <Moment iso={acknowledgedAt} show="clock" />
        </span>
      ),
  },
];
