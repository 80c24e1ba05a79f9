import { operations as texts } from '../../../texts/operations.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { ConnectionNotice } from '../components/connection-notice.js';
import { DeadLettersPanel } from '../components/dead-letters-panel.js';
import { DependencyStrip } from '../components/dependency-strip.js';
import { Figures } from '../components/figures.js';
import { IndexPanel } from '../components/index-panel.js';
import { OverviewSkeleton } from '../components/overview-skeleton.js';
import { PaymentsPanel } from '../components/payments-panel.js';
import { PicturesPanel } from '../components/pictures-panel.js';
import { QueuesPanel } from '../components/queues-panel.js';
import { SlowSearchesPanel } from '../components/slow-searches-panel.js';
import { Verdict } from '../components/verdict.js';
import { WorkersPanel } from '../components/workers-panel.js';
import { useOverview } from '../use-overview.js';

/**
 * The first page of the operators: whether everything works, and otherwise what is wrong, since when, and what to do.
 */
export default function OverviewPage() {
  const { data, error, isFetching, refetch } = useOverview();
  if (data === undefined) {
    return (
      <div className="ops-wrap">
        {error === null ? (
          <OverviewSkeleton />
        ) : (
          <div className="max-w-180 py-14">
            <h1 className="sr-only">{texts.pages.overview}</h1>
            <LoadFailed
              title={texts.failed}
              text={error.message}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className="ops-wrap pb-14 text-14">
      <ConnectionNotice />
      <Verdict overview={data} />
      <div className="grid grid-cols-1 gap-5">
        <DependencyStrip overview={data} />
        <Figures overview={data} />
        <QueuesPanel queues={data.queues} at={data.at} />
        <PicturesPanel pictures={data.pictures} />
        <PaymentsPanel />
        <div className="grid grid-cols-1 items-start gap-5 wide:grid-cols-2">
          <IndexPanel index={data.index} drift={data.drift} />
          <DeadLettersPanel deadLetters={data.deadLetters} />
          <WorkersPanel workers={data.workers} />
          <SlowSearchesPanel overview={data} />
        </div>
      </div>
    </div>
  );
}
