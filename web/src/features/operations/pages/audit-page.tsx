import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { deepestItem } from '#contracts/operations/operations.query.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { AuditEntryView } from '#contracts/operations/operations.views.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { usePaging } from '../../../lib/use-paging.js';
import { operations } from '../../../texts/operations.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { problems } from '../../../texts/problems.js';
import type { Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { PagedTable } from '../../../loading/paged-table.js';
import { StatusWord } from '../../../ui/status-word.js';
import { jobPath, queuePath, tracePath, userPath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';

const texts = operationsRecords.audit;

/** The audit log of the operators, the newest entries first. */
export default function AuditPage() {
  const { api } = useServices();
  const paging = usePaging(deepestItem);
  const audit = useQuery({
    ...routeQuery(api, operationsRoutes.audit, { query: paging }),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <PagedTable
        label={texts.title}
        query={audit}
        list={audit.data}
        failed={operations.failed}
        none={{ ...texts.none, icon: History }}
        columns={columns}
        stackBelow="wide"
      />
    </PageFrame>
  );
}

const { columns: names } = texts;
const columns: Column<AuditEntryView>[] = [
  {
    id: 'what',
    name: names.what,
    className: 'max-wide:basis-full font-strong!',
    cell: ({ action, numbers }) => (
      <>
        {texts.actions[action]}
        {numbers['count'] !== undefined && (
          <span className="font-regular text-muted"> {texts.jobs(numbers['count'])}</span>
        )}
      </>
    ),
  },
  { id: 'at', name: names.at, cell: ({ at }) => <Moment iso={at} precise /> },
  {
    id: 'who',
    name: names.who,
    className: 'max-w-60',
    cell: ({ by }) => (
      <span className="[overflow-wrap:anywhere]">{by === null ? texts.shell : (by.email ?? texts.gone)}</span>
    ),
  },
  { id: 'target', name: names.target, className: 'max-w-72', cell: (entry) => <Target {...entry} /> },
  {
    id: 'reason',
    name: names.reason,
    className: 'max-wide:basis-full wide:w-1/4',
    cell: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason}</span>,
  },
  { id: 'result', name: names.result, className: 'wide:w-1/6', cell: ({ result }) => <Result result={result} /> },
];

function Result({ result }: { result: string }) {
  if (result === 'done') return <StatusWord tone="good">{texts.done}</StatusWord>;
  return <StatusWord tone="late">{(problems as Partial<{ [code: string]: string }>)[result] ?? result}</StatusWord>;
}

/** A link to the target, if it has a page. */
function Target({ targetKind, targetId }: AuditEntryView) {
  const pages: Partial<{ [kind: string]: string }> = {
    job: jobPath(targetId),
    queue: queuePath(targetId),
    webstore: tracePath(targetId),
    user: userPath(targetId),
  };
  const to = pages[targetKind];
  return (
    <span className="grid">
      <span className="text-12 text-muted">{targetKind}</span>
      {to === undefined ? (
        <span className="[overflow-wrap:anywhere]">{targetId}</span>
      ) : (
        <Link to={to} className={`${rowLinkStyle} py-0! font-medium! [overflow-wrap:anywhere] whitespace-normal!`}>
          {targetId}
        </Link>
      )}
    </span>
  );
}
