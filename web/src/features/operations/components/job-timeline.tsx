import type { JobStepView } from '#contracts/operations/operations.views.js';
import type { TimelineStep } from '#contracts/shared/delivery-timeline.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord, type StatusTone } from '../../../ui/status-word.js';
import { Stack } from './stack.js';

const texts = operationsJobs.job;

const tones: Partial<Record<TimelineStep, StatusTone>> = {
  started: 'good',
  done: 'good',
  refused: 'late',
  'put back': 'late',
  failed: 'bad',
  'worker died': 'bad',
};

/** The timeline of a job, the oldest event first. */
export function JobTimeline({ timeline }: { timeline: readonly JobStepView[] }) {
  return (
    <ol className="border-t border-hairline">
      {timeline.map((entry, nth) => (
        <li
          key={`${entry.at} ${entry.step} ${nth}`}
          className="grid gap-x-6 gap-y-1 border-t border-hairline px-5 py-3 first:border-t-0 tablet:grid-cols-[16rem_1fr]"
        >
          <Moment iso={entry.at} precise />
          <Step {...entry} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step, worker, by, why, error, stack }: JobStepView) {
  return (
    <div className="min-w-0">
      <p>
        <StatusWord tone={tones[step] ?? 'off'}>{texts.steps[step]}</StatusWord>
        {worker !== undefined && <span className="text-muted"> {texts.worker(worker)}</span>}
        {by !== undefined && <span className="text-12 text-muted"> {texts.worker(by.email ?? by.userId)}</span>}
      </p>
      {why !== undefined && <p className="mt-0.5">{why}</p>}
      {error !== undefined && <p className="mt-0.5 text-clay-ink [overflow-wrap:anywhere]">{error}</p>}
      {stack !== undefined && <Stack stack={stack} />}
    </div>
  );
}
