import { useQuery } from '@tanstack/react-query';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { RedriveRunView } from '#contracts/operations/operations.views.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord } from '../../../ui/status-word.js';
import { useRefetchOnOverview } from '../use-refetch-on-overview.js';
import { Panel } from './panel.js';
import { Progress } from '../../../ui/progress.js';
import { ReasonButton } from './reason-button.js';

const texts = operationsJobs.redrive;

/** The latest re-drives with their progress, operator and reason, and a button to stop them. */
export function RedriveRuns() {
  const { api } = useServices();
  const { data, error, refetch, dataUpdatedAt } = useQuery(
    routeQuery(api, operationsRoutes.redrives, { query: { pageSize: 5 } }),
  );
  useRefetchOnOverview(refetch, dataUpdatedAt);
  const says = error?.message ?? (data === undefined ? operations.loading : texts.noRuns);
  return (
    <Panel title={texts.runs}>
      {data === undefined || data.results.length === 0 ? (
        <p className="border-t border-hairline px-5 py-4 text-muted">{says}</p>
      ) : (
        <ul>
          {data.results.map((run) => (
            <li key={run.id} className="border-t border-hairline px-5 py-4">
              <Run run={run} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const tones = { running: 'good', done: 'off', stopped: 'late' } as const;

function Run({ run }: { run: RedriveRunView }) {
  const { api } = useServices();
  const { id, state, startedBy, startedAt, reason, total, redriven, skipped } = run;
  const progress = texts.progress(redriven, total);
  const stop = (why: string) => api.call(operationsRoutes.stopRedrive, { params: { id }, body: { reason: why } });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 break-words">
          <span className="font-strong">{meantBy(run)}</span>{' '}
          <span className="text-muted">
            <Moment iso={startedAt} /> {operations.index.startedBy(startedBy.email ?? operations.unknown)}
          </span>
        </p>
        {state === 'running' ? (
          <ReasonButton name={texts.stop} kind="quiet" ask={texts.askStop} isLoss run={stop} />
        ) : (
          <StatusWord tone={tones[state]}>{texts.states[state]}</StatusWord>
        )}
      </div>
      <p className="break-words">{reason}</p>
      {state === 'running' && <Progress label={texts.runs} value={redriven + skipped} of={total} text={progress} />}
      <p className="text-12 text-muted">
        {progress}
        {skipped > 0 && `, ${texts.skipped(skipped)}`}
      </p>
    </div>
  );
}

function meantBy({ queue, consumer, messageType, from }: RedriveRunView): string {
  const parts = [queue, consumer, messageType].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(', ');
  return from === null ? texts.selection : texts.everything;
}
