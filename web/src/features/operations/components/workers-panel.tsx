import type { WorkersView, WorkerView } from '#contracts/operations/overview.views.js';
import { operations } from '../../../texts/operations.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord } from '../../../ui/status-word.js';
import { NoAnswerSince } from './no-answer-since.js';
import { Panel } from './panel.js';

const texts = operations.workers;

/** All workers with a recent heartbeat; dead and busy ones differ in their state. */
export function WorkersPanel({ workers: { list, noAnswerSince } }: { workers: WorkersView }) {
  return (
    <Panel title={texts.title} aside={<p className="text-muted">{texts.aside}</p>}>
      {list.length === 0 ? (
        <p className="border-t border-hairline px-5 py-4 text-muted">
          {noAnswerSince === null ? texts.none : <NoAnswerSince iso={noAnswerSince} />}
        </p>
      ) : (
        <DataTable label={texts.title} isHeadHidden columns={columns} rows={list} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}

const tones = { working: 'good', holding: 'late', overloaded: 'late', silent: 'bad' } as const;

const columns: Column<WorkerView>[] = [
  {
    id: 'name',
    name: texts.columns.name,
    className: 'max-tablet:basis-full',
    cell: ({ program, runs, host, pid }) => (
      <span className="grid py-1">
        <span className="font-strong">{program === 'api' ? texts.api : runs.join(', ')}</span>
        <span className="text-12 text-muted">{texts.process(host, pid)}</span>
      </span>
    ),
  },
  { id: 'state', name: texts.columns.state, cell: (worker) => <State {...worker} /> },
  {
    id: 'heartbeat',
    name: texts.columns.heartbeat,
    align: 'end',
    className: 'text-muted',
    cell: ({ heartbeatAt }) => <Moment iso={heartbeatAt} show="relative" />,
  },
  { id: 'version', name: texts.columns.version, align: 'end', className: 'text-muted', cell: ({ version }) => version },
  {
    id: 'delay',
    name: texts.columns.delay,
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ eventLoopDelayMs }) => texts.delay(eventLoopDelayMs),
  },
];

function State({ state, holdsFor }: WorkerView) {
  return (
    <StatusWord tone={tones[state]}>
      {state === 'holding' && holdsFor.length > 0 ? texts.waitsFor(holdsFor) : texts.states[state]}
    </StatusWord>
  );
}
