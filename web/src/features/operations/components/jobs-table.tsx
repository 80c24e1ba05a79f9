import { Link } from 'react-router-dom';
import type { JobRowView } from '#contracts/operations/operations.views.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord } from '../../../ui/status-word.js';
import { jobStateTone } from '../job-state-tone.js';
import { jobPath, tracePath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';

const texts = operationsJobs.jobs;
const { columns: names } = texts;

interface JobsTableProps {
  label: string;
  jobs: readonly JobRowView[];
  /** Present if several jobs can be selected. */
  selection?: { selected: ReadonlySet<string>; onChange: (selected: Set<string>) => void };
  isStale?: boolean;
}

/** A table of jobs with their subject, state and last error. */
export function JobsTable({ label, jobs, selection, isStale = false }: JobsTableProps) {
  return (
    <DataTable
      label={label}
      stackBelow="wide"
      columns={columns}
      rows={jobs}
      keyOf={({ id }) => id}
      isStale={isStale}
      {...(selection && { selection: { ...selection, ...texts.select } })}
    />
  );
}

const columns: Column<JobRowView>[] = [
  {
    id: 'job',
    name: names.job,
    className: 'max-wide:min-w-0 max-wide:flex-1 max-wide:basis-[calc(100%-(--spacing(13)))]',
    cell: (job) => <Job {...job} />,
  },
  {
    id: 'state',
    name: names.state,
    className: 'whitespace-nowrap',
    cell: ({ state }) => <StatusWord tone={jobStateTone[state]}>{texts.one[state]}</StatusWord>,
  },
  { id: 'about', name: names.about, className: 'max-w-60', cell: (job) => <About {...job} /> },
  { id: 'tries', name: names.tries, align: 'end', cell: (job) => <Tries {...job} /> },
  {
    id: 'recorded',
    name: names.recorded,
    align: 'end',
    cell: ({ recordedAt }) => <Moment iso={recordedAt} />,
  },
  {
    id: 'ended',
    name: names.ended,
    align: 'end',
    cell: ({ endedAt, state, dueAt }) =>
      endedAt === null ? (
        <span className="text-muted">
          {state === 'delayed' ? (
            <>
              {texts.again} <Moment iso={dueAt} show="relative" />
            </>
          ) : (
            texts.open
          )}
        </span>
      ) : (
        <Moment iso={endedAt} />
      ),
  },
  {
    id: 'error',
    name: names.error,
    className: 'max-wide:basis-full wide:w-1/4',
    cell: ({ lastError }) =>
      lastError === null ? (
        <span className="text-faint">{texts.noError}</span>
      ) : (
        <span className="line-clamp-2 break-words [overflow-wrap:anywhere]">{lastError}</span>
      ),
  },
];

function Job({ id, messageType, consumer, queue }: JobRowView) {
  return (
    <span className="grid py-1">
      <Link to={jobPath(id)} className={`${rowLinkStyle} justify-self-start py-0! whitespace-normal!`}>
        {messageType}
      </Link>
      <span className="text-12 break-words text-muted">{texts.forConsumer(consumer, queue)}</span>
    </span>
  );
}

function About({ webstore, subjectId }: JobRowView) {
  if (webstore === null) return <span className="text-12 [overflow-wrap:anywhere] text-muted">{subjectId}</span>;
  return (
    <Link to={tracePath(webstore.url ?? webstore.id)} className="line-clamp-2 break-words hover:underline">
      {webstore.name}
    </Link>
  );
}

function Tries({ attempts, round }: JobRowView) {
  return (
    <span className="whitespace-nowrap">
      <span className={attempts === 0 ? 'text-faint' : ''}>{attempts}</span>
      {round > 0 && <span className="block text-12 text-muted">{texts.round(round)}</span>}
    </span>
  );
}
