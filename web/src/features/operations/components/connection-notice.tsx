import { formatClock } from '../../../lib/format.js';
import { operations } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { Notice } from '../../../ui/notice.js';
import { useOverviewAge } from '../use-overview.js';

const texts = operations.connection;

/** Says that the figures are old: the page itself has lost its connection. */
export function ConnectionNotice() {
  const state = useOverviewAge();
  if (state === null || state.isLive) return null;
  const at = formatClock(new Date(state.at).toISOString(), { precise: true });
  return (
    <div className="mt-5">
      <Notice tone="warning" title={texts.title}>
        {/* The age counts up each second and would be read out each second. */}
        <p aria-live="off">{texts.text(at, times.rough(state.age))}</p>
      </Notice>
    </div>
  );
}
