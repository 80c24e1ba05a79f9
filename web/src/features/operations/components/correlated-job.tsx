import { Link } from 'react-router-dom';
import type { JobRowView } from '#contracts/operations/operations.views.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { operationsRecords } from '../../../texts/operations-records.js';
import { times } from '../../../texts/times.js';
import { StatusWord } from '../../../ui/status-word.js';
import { jobStateTone } from '../job-state-tone.js';
import { jobPath } from '../paths.js';
import { rowLinkStyle } from '../row-link-style.js';

interface CorrelatedJobProps {
  job: JobRowView;
  /** Time at which its message was recorded. */
  recordedAt: string;
}

/** The outcome of a message for one consumer, with the time that it took. */
export function CorrelatedJob({ job: { id, consumer, state, endedAt, lastError }, recordedAt }: CorrelatedJobProps) {
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 border-t border-hairline px-5 py-2.5 tablet:grid-cols-[minmax(0,1fr)_160px_140px]">
      <Link to={jobPath(id)} className={`${rowLinkStyle} justify-self-start wrap-anywhere whitespace-normal!`}>
        {consumer}
      </Link>
      <StatusWord tone={jobStateTone[state]}>{operationsJobs.jobs.one[state]}</StatusWord>
      <span className="self-center text-muted tablet:text-right">
        {endedAt !== null &&
          operationsRecords.correlation.after(times.duration(Date.parse(endedAt) - Date.parse(recordedAt)))}
      </span>
      {lastError !== null && state !== 'done' && (
        <p className="text-clay-ink [overflow-wrap:anywhere] tablet:col-span-3">{lastError}</p>
      )}
    </li>
  );
}
