import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PictureBacklogView, WaitingPicturesView } from '#contracts/operations/overview.views.js';
import { operations } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Count } from './count.js';
import { NoAnswerSince } from './no-answer-since.js';
import { Panel } from './panel.js';

const texts = operations.pictures;
/** Milliseconds after which a picture should have been checked, even in a burst of uploads. */
const lateAfter = 120_000;

/** Uploaded photos that couples cannot see yet, with the age of the oldest. */
export function PicturesPanel({ pictures: { unchecked, flagged, noAnswerSince } }: { pictures: PictureBacklogView }) {
  return (
    <Panel
      title={texts.title}
      aside={
        <ButtonLink to={pagePaths.adminImages} size="small">
          {texts.review}
        </ButtonLink>
      }
    >
      <dl className="grid grid-cols-2 max-tiny:grid-cols-1 border-t border-hairline">
        <Waiting name={texts.unchecked} {...unchecked} />
        <Waiting name={texts.flagged} {...flagged} />
      </dl>
      {(unchecked.oldestMs ?? 0) > lateAfter && (
        <p className="border-t border-hairline px-5 py-3 text-clay-ink">{texts.stuck}</p>
      )}
      {noAnswerSince !== null && (
        <p className="border-t border-hairline px-5 py-3 text-clay-ink">
          <NoAnswerSince iso={noAnswerSince} />
        </p>
      )}
    </Panel>
  );
}

function Waiting({ name, count, oldestMs }: WaitingPicturesView & { name: string }) {
  return (
    <div className="min-w-0 px-5 py-4 not-first:border-l not-first:border-hairline">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
        <span className="display-22">
          <Count value={count} />
        </span>
        {oldestMs !== null && <span className="text-muted">{texts.oldest(times.duration(oldestMs))}</span>}
      </dd>
    </div>
  );
}
