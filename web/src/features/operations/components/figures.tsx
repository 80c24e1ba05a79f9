import type { ReactNode } from 'react';
import type { OverviewView, SeriesView } from '#contracts/operations/overview.views.js';
import { formatNumber } from '../../../base/format.js';
import { operations } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { Sparkline } from '../../../ui/sparkline.js';
import { faultIndex } from '../fault-index.js';
import { NoAnswerSince } from './no-answer-since.js';

const texts = operations.figures;

/** The four figures that users notice, each with a sparkline of the last hour. */
export function Figures({ overview }: { overview: OverviewView }) {
  const { liveAfter, published, searches, drift, at } = overview;
  const now = Date.parse(at);
  return (
    <section
      aria-label={texts.title}
      className="grid grid-cols-2 max-tiny:grid-cols-1 gap-3 tablet:gap-5 wide:grid-cols-4"
    >
      <LiveAfter {...liveAfter} isHeld={(drift.count ?? 0) > 0 && liveAfter.minutes.faultAt !== null} now={now} />
      <Figure
        name={texts.published}
        value={published.perMinute === null ? operations.unknown : texts.aMinute(published.perMinute)}
        note={<Note since={published.noAnswerSince}>{texts.accepted}</Note>}
        series={published.minutes}
        now={now}
      />
      <Searches {...searches} now={now} />
      <Drift {...drift} now={now} />
    </section>
  );
}

interface FigureProps {
  name: string;
  value: string;
  isWrong?: boolean;
  note: ReactNode;
  series: SeriesView;
  now: number;
}

function Figure({ name, value, isWrong = false, note, series, now }: FigureProps) {
  return (
    <div className="grid content-between gap-1 rounded-card border border-hairline bg-surface px-4 pt-4 pb-3 tablet:px-5">
      <h2 className="text-12 font-regular text-muted">{name}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 tablet:flex-nowrap">
        <p className={`display-22 tablet:whitespace-nowrap ${isWrong ? 'text-clay-ink' : ''}`}>{value}</p>
        <Sparkline
          values={series.values}
          faultAt={faultIndex(series, now)}
          width={112}
          height={32}
          className="max-tablet:w-full"
        />
      </div>
      <p className="text-12 text-muted">{note}</p>
    </div>
  );
}

type Timed<T> = T & { now: number };

function LiveAfter({
  medianMs,
  p99Ms,
  minutes,
  noAnswerSince,
  isHeld,
  now,
}: Timed<OverviewView['liveAfter'] & { isHeld: boolean }>) {
  const p99 = p99Ms === null ? operations.unknown : times.duration(p99Ms);
  const none = noAnswerSince === null ? texts.nothing : operations.unknown;
  const known = medianMs === null ? none : times.duration(medianMs);
  return (
    <Figure
      name={texts.liveAfter}
      value={isHeld ? texts.held : known}
      isWrong={isHeld}
      note={<Note since={noAnswerSince}>{medianMs === null ? texts.noneLately : texts.median(p99)}</Note>}
      series={minutes}
      now={now}
    />
  );
}

function Searches({
  perSecond,
  p95Ms,
  refusedPerMinute,
  cachedShare,
  minutes,
  noAnswerSince,
  now,
}: Timed<OverviewView['searches']>) {
  const isRefusing = refusedPerMinute !== null && refusedPerMinute > 0;
  const notes = [
    p95Ms === null ? null : texts.p95(operations.dependencies.took(p95Ms)),
    cachedShare === null ? null : texts.cached(cachedShare),
  ].filter((note) => note !== null);
  return (
    <Figure
      name={texts.searches}
      value={perSecond === null ? operations.unknown : texts.aSecond(perSecond)}
      isWrong={isRefusing}
      note={<Note since={noAnswerSince}>{isRefusing ? texts.refused(refusedPerMinute) : notes.join('; ')}</Note>}
      series={minutes}
      now={now}
    />
  );
}

function Drift({ count, oldestMs, refused, minutes, noAnswerSince, now }: Timed<OverviewView['drift']>) {
  const notes = [
    count !== null && count > 0 && oldestMs !== null
      ? texts.oldest(times.duration(oldestMs))
      : texts.behind(count ?? 0),
    refused !== null && refused > 0 ? texts.refusedListings(refused) : null,
  ].filter((note) => note !== null);
  return (
    <Figure
      name={texts.drift}
      value={count === null ? operations.unknown : formatNumber(count)}
      isWrong={minutes.faultAt !== null && (count ?? 0) > 0}
      note={<Note since={noAnswerSince}>{notes.join('; ')}</Note>}
      series={minutes}
      now={now}
    />
  );
}

function Note({ since, children }: { since: string | null; children: ReactNode }) {
  return since === null ? children : <NoAnswerSince iso={since} show="clock" />;
}
