import { SearchX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { QueueView } from '#contracts/operations/overview.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { times } from '../../../texts/times.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { Count } from '../components/count.js';
import { JobBrowser } from '../components/job-browser.js';
import { QueueState } from '../components/queues-panel.js';
import { ReasonButton } from '../components/reason-button.js';
import { useOverview } from '../use-overview.js';

const texts = operationsJobs.queue;
const back = { to: pagePaths.operations, name: operations.pages.overview };

/** A queue with its figures, its jobs by state, and a button to pause or resume it. */
export default function QueuePage() {
  const { queue: name = '' } = useParams();
  const { data } = useOverview();
  const queue = data?.queues.find((known) => known.queue === name);
  if (data !== undefined && !queue) return <NoSuchQueue />;
  return (
    <PageFrame
      title={operationsJobs.jobs.of(name)}
      back={back}
      lead={queue && <Figures queue={queue} />}
      actions={queue && <Pause queue={queue} />}
    >
      <JobBrowser queue={name} />
    </PageFrame>
  );
}

function Figures({ queue }: { queue: QueueView }) {
  const { columns } = operations.queues;
  const figures = [
    [columns.waiting, queue.waiting],
    [columns.active, queue.active],
    [columns.delayed, queue.delayed],
    [columns.failed, queue.failed],
    [columns.perMinute, queue.perMinute],
  ] as const;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 text-ink">
      <QueueState {...queue} />
      <dl aria-label={texts.figures} className="flex flex-wrap gap-x-6 gap-y-1">
        {queue.oldestMs !== null && queue.oldestMs > 0 && (
          <div className="flex gap-1.5">
            <dt className="text-muted">{columns.oldest}</dt>
            <dd>{times.duration(queue.oldestMs)}</dd>
          </div>
        )}
        {figures.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd>
              <Count value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Pause({ queue: { queue, state } }: { queue: QueueView }) {
  const { api } = useServices();
  const call = (route: typeof operationsRoutes.pauseQueue) => (reason: string) =>
    api.call(route, { params: { queue }, body: { reason } });
  if (state === 'paused') {
    return (
      <ReasonButton
        name={texts.resume}
        kind="primary"
        size="large"
        ask={texts.askResume(queue)}
        run={call(operationsRoutes.resumeQueue)}
      />
    );
  }
  return (
    <ReasonButton
      name={texts.pause}
      size="large"
      ask={texts.askPause(queue)}
      isLoss
      run={call(operationsRoutes.pauseQueue)}
    />
  );
}

function NoSuchQueue() {
  const { title, text, action } = texts.notFound;
  return (
    <PageFrame title={title} back={back}>
      <div className="max-w-180">
        <StatePanel
          icon={SearchX}
          title={title}
          text={text}
          actions={<ButtonLink to={pagePaths.operations}>{action}</ButtonLink>}
        />
      </div>
    </PageFrame>
  );
}
