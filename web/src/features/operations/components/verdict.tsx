import { tv } from 'tailwind-variants/lite';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { OverviewView, TroubleView } from '#contracts/operations/overview.views.js';
import type { Level } from '#contracts/operations/operations-words.js';
import { formatClock } from '../../../base/format.js';
import { useNow } from '../../../base/use-now.js';
import { operationsTroubles as texts } from '../../../texts/operations-troubles.js';
import { times } from '../../../texts/times.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord } from '../../../ui/status-word.js';
import { queuePath } from '../paths.js';
import { AcknowledgeButton } from './acknowledge-button.js';

const style = tv({
  slots: { lamp: 'w-3 shrink-0 self-stretch rounded-full forced-colors:border' },
  variants: { level: { well: { lamp: 'bg-sage' }, warning: { lamp: 'bg-amber' }, fault: { lamp: 'bg-clay' } } },
});

const titleOf = ({ code, queue }: Pick<TroubleView, 'code' | 'queue'>) => texts.troubles[code].title(queue ?? '');
const sentenceOf = (trouble: TroubleView) => texts.since(titleOf(trouble), formatClock(trouble.since));

/** The headline of the overview: whether everything works, and otherwise what is wrong, since when, and what to do. */
export function Verdict({ overview }: { overview: OverviewView }) {
  const { level, troubles } = overview;
  const [worst, ...others] = troubles;
  return (
    <div className="grid grid-cols-1 gap-5 pt-7 pb-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex min-h-17 min-w-0 flex-1 basis-80 gap-5">
          <Lamp level={level} />
          <div className="min-w-0">
            {/* A live region, so that screen readers announce a change; the figures below change too often for that. */}
            <div role="status">
              <h1 className="display-28 break-words desk:display-36">{worst ? sentenceOf(worst) : texts.well}</h1>
            </div>
            {worst ? <Wrong trouble={worst} /> : <Well overview={overview} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-tablet:w-full max-tablet:[&>*]:flex-1">
          {worst ? <Steps trouble={worst} /> : <HistoryLink />}
        </div>
      </div>
      {worst?.level === 'fault' && <Meaning trouble={worst} />}
      {worst?.level === 'warning' && <p className="-mt-2 pl-8 text-14">{texts.advice[worst.advice]}</p>}
      {others.length > 0 && <Others troubles={others} />}
    </div>
  );
}

const Lamp = ({ level }: { level: Level }) => <span className={style({ level }).lamp()} aria-hidden />;

const HistoryLink = () => <ButtonLink to={pagePaths.operationsFaults}>{texts.history}</ButtonLink>;

function Well({ overview: { lastFault, index } }: { overview: OverviewView }) {
  const now = useNow();
  const lasted = (from: string, to: string | null) => (to === null ? now : Date.parse(to)) - Date.parse(from);
  return (
    <p className="mt-1 text-16 text-muted">
      {lastFault === null
        ? texts.noFaultYet
        : texts.lastFault(
            titleOf(lastFault),
            times.ago(now - Date.parse(lastFault.beganAt)),
            times.rough(lasted(lastFault.beganAt, lastFault.endedAt)),
          )}
      {index.run?.kind === 'rebuild' && index.run.state === 'running' && ` ${texts.rebuilding}`}
    </p>
  );
}

function Wrong({ trouble }: { trouble: TroubleView }) {
  const now = useNow();
  const { code, since, params, level, acknowledgedBy } = trouble;
  return (
    <p className="mt-1 text-16 [overflow-wrap:anywhere]">
      {texts.troubles[code].detail(params)}{' '}
      {level === 'fault' && <span className="text-muted">{texts.soFar(times.rough(now - Date.parse(since)))}</span>}
      {acknowledgedBy !== null && (
        <span className="text-muted"> {texts.acknowledgedBy(acknowledgedBy.email ?? texts.somebody)}</span>
      )}
    </p>
  );
}

function Steps({ trouble }: { trouble: TroubleView }) {
  const { faultId, acknowledgedBy, advice, queue } = trouble;
  const name = texts.goTo[advice];
  const to = advice === 'see-dead-letters' || queue === null ? pagePaths.operationsDeadLetters : queuePath(queue);
  return (
    <>
      {faultId !== null && acknowledgedBy === null && <AcknowledgeButton faultId={faultId} />}
      {name !== undefined && (
        <ButtonLink to={to} kind="primary">
          {name}
        </ButtonLink>
      )}
    </>
  );
}

/** The consequences for couples and vendors, and what to do. */
function Meaning({ trouble: { code, advice } }: { trouble: TroubleView }) {
  const boxes = [
    [texts.couples, texts.troubles[code].couples],
    [texts.vendors, texts.troubles[code].vendors],
    [texts.whatToDo, texts.advice[advice]],
  ];
  return (
    <dl className="grid gap-4 rounded-card border border-hairline bg-surface p-5 text-14 desk:grid-cols-3 desk:gap-0 desk:p-0">
      {boxes.map(([term, text]) => (
        <div key={term} className="desk:border-l desk:border-hairline desk:px-5 desk:py-4 desk:first:border-l-0">
          <dt className="font-strong">{term}</dt>
          <dd className="mt-0.5 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Others({ troubles }: { troubles: readonly TroubleView[] }) {
  return (
    <section aria-label={texts.also} className="text-14">
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {troubles.map((trouble) => (
          <li
            key={`${trouble.code} ${trouble.queue ?? ''}`}
            className="grid items-baseline gap-x-6 gap-y-0.5 px-5 py-3 desk:grid-cols-[2fr_3fr_3fr]"
          >
            <StatusWord tone={trouble.level === 'fault' ? 'bad' : 'late'}>{titleOf(trouble)}</StatusWord>
            <span>
              {texts.troubles[trouble.code].detail(trouble.params)} <Moment iso={trouble.since} />
            </span>
            <span className="text-muted">{texts.advice[trouble.advice]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
