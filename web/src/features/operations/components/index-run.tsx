import { useQuery } from '@tanstack/react-query';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { IndexRunView } from '#contracts/operations/operations.views.js';
import { formatClock } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { Moment } from '../../../ui/moment.js';
import { Progress } from '../../../ui/progress.js';
import { ReasonButton } from './reason-button.js';

const texts = operations.index;

const starterOf = ({ startedBy, startedByProgram }: IndexRunView) =>
  texts.startedBy(startedBy?.email ?? (startedByProgram === 'command line' ? texts.byCommandLine : texts.byPosy));

/** A rebuild or verification in progress: its progress, rate and estimated end, and a button to cancel it. */
export function IndexRun({ run, isEngineAway }: { run: IndexRunView; isEngineAway: boolean }) {
  const { api } = useServices();
  const { kind, state, index, startedAt, done, total, perSecond, endsAbout } = run;
  const isHeld = state === 'waiting';
  const waitsFor = isEngineAway ? texts.resumes(done) : texts.startsSoon;
  const title = isHeld ? texts.waiting[kind] : texts.running[kind];
  const pace = [
    perSecond === null ? null : texts.rate(perSecond),
    endsAbout === null ? null : texts.endsAbout(formatClock(endsAbout, { precise: true })),
  ].filter((part) => part !== null);
  const cancel = (reason: string) =>
    api.call(operationsRoutes.cancelIndexRun, { params: { id: run.id }, body: { reason } });
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p>
          <span className="font-strong">{title}</span>{' '}
          <span className="break-words text-muted">
            {index === null ? '' : `${index}, `}
            {texts.started} <Moment iso={startedAt} show="clock" /> {starterOf(run)}
          </span>
        </p>
        <ReasonButton name={texts.cancel} kind="quiet" ask={texts.ask.cancel} isLoss run={cancel} />
      </div>
      <Progress label={title} value={done} of={total ?? 0} isHeld={isHeld} text={texts.progress(done, total)} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-12 text-muted">
        <span>
          {texts.progress(done, total)}
          <Found run={run} />
        </span>
        <span>{isHeld ? waitsFor : pace.join(', ')}</span>
      </p>
    </>
  );
}

function Found({ run: { kind, missing, stale, surplus, repair, repaired } }: { run: IndexRunView }) {
  if (kind !== 'verify') return null;
  return (
    <>
      {'; '}
      {texts.found(missing, stale, surplus)}
      {repair && `, ${texts.repaired(repaired)}`}
    </>
  );
}

/** The result of the latest run. */
export function LastIndexRun() {
  const { api } = useServices();
  // Fetched on every mount, since this appears when a run has just ended or the page was opened.
  const { data, isError } = useQuery({ ...routeQuery(api, operationsRoutes.index, {}), staleTime: 0 });
  const last = data?.recent[0];
  const unread = isError ? operations.noAnswer : operations.loading;
  if (!last) return <p className="text-muted">{data === undefined ? unread : texts.noRun}</p>;
  const { kind, state, startedAt, endedAt, error } = last;
  return (
    <p>
      <span className="font-strong">{texts.kinds[kind]}</span>{' '}
      <span className={state === 'failed' ? 'text-clay-ink' : ''}>{texts.states[state]}</span>
      <span className="text-muted">
        , {texts.started} <Moment iso={startedAt} /> {starterOf(last)}
        {endedAt !== null && `, ${texts.took(times.duration(Date.parse(endedAt) - Date.parse(startedAt)))}`}
        <Found run={last} />
        {error !== null && `. ${error}`}
      </span>
    </p>
  );
}
