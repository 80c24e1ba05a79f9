import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { JobRowView } from '#contracts/operations/operations.views.js';
import type { DeadLettersView } from '#contracts/operations/overview.views.js';
import { formatNumber } from '../../../base/format.js';
import { operations } from '../../../texts/operations.js';
import { Badge } from '../../../ui/badge.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { jobPath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';
import { Count } from './count.js';
import { Panel } from './panel.js';

const texts = operations.deadLetters;

/** The latest dead letters. */
export function DeadLettersPanel({ deadLetters: { count, latest } }: { deadLetters: DeadLettersView }) {
  return (
    <Panel
      title={texts.title}
      mark={count !== null && count > 0 && <Badge tone="calm">{formatNumber(count)}</Badge>}
      aside={
        <ButtonLink to={pagePaths.operationsDeadLetters} size="small">
          {texts.all}
        </ButtonLink>
      }
    >
      {latest.length === 0 ? (
        <p className="border-t border-hairline px-5 py-4 text-muted">
          {count === null ? operations.noAnswer : texts.none}
        </p>
      ) : (
        <DataTable label={texts.title} columns={columns} rows={latest} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}

const columns: Column<JobRowView>[] = [
  {
    id: 'job',
    name: texts.columns.job,
    className: 'max-tablet:basis-full',
    cell: ({ queue, messageType }) => (
      <span className="grid py-1">
        <span className="font-strong">{queue}</span>
        <span className="text-12 break-words text-muted">{messageType}</span>
      </span>
    ),
  },
  {
    id: 'error',
    name: texts.columns.error,
    className: 'max-tablet:basis-full',
    cell: ({ lastError }) => <span className="line-clamp-2 break-words">{lastError ?? operations.unknown}</span>,
  },
  { id: 'tries', name: texts.columns.tries, align: 'end', cell: ({ attempts }) => <Count value={attempts} /> },
  {
    id: 'last',
    name: texts.columns.last,
    align: 'end',
    cell: ({ endedAt }) => (endedAt === null ? operations.unknown : <Moment iso={endedAt} />),
  },
  {
    id: 'action',
    name: texts.columns.action,
    isNameHidden: true,
    align: 'end',
    cell: ({ id, queue, messageType }) => (
      <Link to={jobPath(id)} aria-label={`${texts.columns.action} ${queue} ${messageType}`} className={rowLinkStyle}>
        {texts.columns.action}
      </Link>
    ),
  },
];
