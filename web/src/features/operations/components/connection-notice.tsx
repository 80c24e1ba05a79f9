import { formatClock } from '../../../base/format.js';
import { operations } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { Notice } from '../../../ui/notice.js';
import { useOverviewAge } from '../use-overview.js';

const texts = operations.connection;

/** A notice that the figures are outdated, because the page has lost its connection. */
export function ConnectionNotice() {
  const state = useOverviewAge();
  if (state === null || state.isLive) return null;
  const at = formatClock(new Date(state.at).toISOString(), { precise: true });
  return (
    <div className="mt-5">
      <Notice tone="warning" title={texts.title}>
        {/* The age is hidden from screen readers, which would announce it every second. */}
        <p aria-live="off">{texts.text(at, times.rough(state.age))}</p>
      </Notice>
    </div>
  );
}
