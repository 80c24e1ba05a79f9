import { Link } from 'react-router-dom';
import type { QueueView } from '#contracts/operations/overview.views.js';
import { operations } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { Moment } from '../../../ui/moment.js';
import { Sparkline } from '../../../ui/sparkline.js';
import { StatusWord } from '../../../ui/status-word.js';
import { faultIndex } from '../fault-index.js';
import { queuePath } from '../paths.js';
import { queueTone } from '../queue-tone.js';
import { rowLinkStyle } from '../row-link-style.js';
import { Count } from './count.js';
import { Panel } from './panel.js';

const texts = operations.queues;
const { columns: names } = texts;

/** The queues in the order of the pipeline; the age of the oldest job comes before the depth. */
export function QueuesPanel({ queues, at }: { queues: readonly QueueView[]; at: string }) {
  return (
    <Panel title={texts.title} aside={<p className="text-muted">{texts.aside}</p>}>
      <DataTable
        label={texts.title}
        stackBelow="wide"
        columns={columnsAt(Date.parse(at))}
        rows={queues}
        keyOf={({ queue }) => queue}
        toneOf={rowTone}
      />
    </Panel>
  );
}

function rowTone({ state }: QueueView) {
  const tone = queueTone(state);
  return tone === 'bad' || tone === 'late' ? tone : undefined;
}

const figure = (id: 'waiting' | 'active' | 'delayed' | 'perMinute'): Column<QueueView> => ({
  id,
  name: names[id],
  align: 'end',
  cell: (queue) => <Count value={queue[id]} />,
});

const columnsAt = (now: number): Column<QueueView>[] => [
  {
    id: 'queue',
    name: names.queue,
    className: 'max-wide:grow max-wide:basis-1/4',
    cell: ({ queue }) => (
      <Link to={queuePath(queue)} className={`${rowLinkStyle} text-ink!`}>
        {queue}
      </Link>
    ),
  },
  {
    id: 'state',
    name: names.state,
    className: 'max-wide:grow max-wide:basis-7/12 max-wide:text-right! max-wide:[&>span:first-child]:sr-only',
    cell: (queue) => <QueueState {...queue} />,
  },
  { id: 'oldest', name: names.oldest, align: 'end', cell: (queue) => <Oldest {...queue} /> },
  figure('waiting'),
  { ...figure('active'), className: 'max-tablet:hidden' },
  { ...figure('delayed'), className: 'max-tablet:hidden' },
  { id: 'failed', name: names.failed, align: 'end', cell: ({ failed }) => <Count value={failed} isStrong /> },
  figure('perMinute'),
  {
    id: 'hour',
    name: names.hour,
    className: 'max-wide:[&>span:first-child]:sr-only max-wide:ml-auto max-wide:w-32',
    cell: ({ queue, done, state }) => (
      <Sparkline
        values={done.values}
        faultAt={faultIndex(done, now)}
        tone={state === 'behind' ? 'late' : 'good'}
        label={texts.line(queue)}
      />
    ),
  },
  { id: 'drain', name: names.drain, align: 'end', className: 'max-wide:hidden', cell: (queue) => <Drain {...queue} /> },
  {
    id: 'action',
    name: names.action,
    isNameHidden: true,
    align: 'end',
    className: 'max-wide:hidden',
    cell: ({ queue, state }) => (
      <Link
        to={queuePath(queue, state === 'held' || state === 'behind' || state === 'stopped' ? 'waiting' : undefined)}
        aria-label={texts.seeJobsOf(queue)}
        className={rowLinkStyle}
      >
        {texts.seeJobs}
      </Link>
    ),
  },
];

/** The state of a queue, and the dependency that it waits for while it is held. */
export function QueueState({ state, heldBy, noAnswerSince }: Pick<QueueView, 'state' | 'heldBy' | 'noAnswerSince'>) {
  return (
    <StatusWord tone={queueTone(state)}>
      {state === 'held' && heldBy !== null ? texts.heldBy(heldBy) : texts.states[state]}
      {noAnswerSince !== null && (
        <span className="block text-12 font-regular">
          {operations.noAnswerSince} <Moment iso={noAnswerSince} precise show="clock" />
        </span>
      )}
    </StatusWord>
  );
}

function Oldest({ oldestMs, state }: QueueView) {
  if (oldestMs === null) return <span className="text-faint">{operations.unknown}</span>;
  if (oldestMs === 0) return <span className="text-faint">{times.rough(0)}</span>;
  const tone = queueTone(state);
  const emphasis = tone === 'bad' ? 'font-strong text-clay-ink' : tone === 'late' ? 'font-strong text-amber-ink' : '';
  return <span className={`whitespace-nowrap ${emphasis}`}>{times.duration(oldestMs)}</span>;
}

function Drain({ drainMs, noAnswerSince }: QueueView) {
  if (noAnswerSince !== null) return <Count value={null} />;
  if (drainMs === 0) return <span className="text-faint">{texts.now}</span>;
  if (drainMs === null) return <span className="whitespace-nowrap text-faint">{texts.notMoving}</span>;
  return <span className="whitespace-nowrap">{times.duration(drainMs)}</span>;
}
