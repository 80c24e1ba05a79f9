import type {
  LiveAfterView,
  PictureBacklogView,
  PublishedView,
  SearchesView,
  SlowSearchView,
  WaitingPicturesView,
} from '#contracts/operations/overview.views.js';
import type { Delay } from '#src/platform/messages/message-pace.js';
import type { PictureBacklog, WaitingPictures } from '#src/webstore/public/picture-backlog.js';
import type { SearchTally } from '#src/platform/search/search-tally.js';
import { unavailableSince, type Reading } from './gauge.js';
import type { MinuteValue } from './pipeline-gauges.js';
import { minuteOf, seriesOf } from './series.js';

/** Number of slow searches shown. */
const slowestShown = 10;
const minute = 60_000;
const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value);

/** Values of one metric, keyed by the beginning of their minute (milliseconds). */
export const measured = (minutes: Reading<readonly MinuteValue[]>, measure: string): ReadonlyMap<number, number> =>
  new Map(
    (minutes.value ?? []).filter((one) => one.measure === measure).map(({ at, value }) => [Date.parse(at), value]),
  );

export function liveAfterView(
  delay: Reading<Delay>,
  minutes: Reading<readonly MinuteValue[]>,
  now: Date,
  faultAt: string | null,
): LiveAfterView {
  return {
    medianMs: rounded(delay.value?.median),
    p99Ms: rounded(delay.value?.p99),
    minutes: seriesOf(measured(minutes, 'live-after'), now, faultAt),
    noAnswerSince: unavailableSince(delay),
  };
}

export function publishedView(
  lastMinute: Reading<number>,
  minutes: Reading<readonly MinuteValue[]>,
  now: Date,
  faultAt: string | null,
): PublishedView {
  return {
    perMinute: lastMinute.value,
    minutes: seriesOf(measured(minutes, 'published'), now, faultAt),
    noAnswerSince: unavailableSince(lastMinute),
  };
}

export function searchesView(reading: Reading<SearchTally>, now: Date, faultAt: string | null): SearchesView {
  const counts = new Map(
    Object.entries(reading.value?.minutes ?? {}).map(([at, counted]) => [Number(at) * minute, counted]),
  );
  const last = counts.get(minuteOf(now.getTime()) - minute) ?? [0, 0, 0];
  const recent = [...counts].filter(([at]) => at > now.getTime() - 6 * minute).map(([, counted]) => counted);
  const [asked, remembered] = [0, 1].map((which) => recent.reduce((sum, counted) => sum + (counted[which] ?? 0), 0));
  const answered = (asked ?? 0) + (remembered ?? 0);
  return {
    perSecond: reading.value ? (last[0] + last[1]) / 60 : null,
    p95Ms: rounded(reading.value?.p95),
    refusedPerMinute: reading.value ? last[2] : null,
    cachedShare: reading.value && answered > 0 ? (remembered ?? 0) / answered : null,
    minutes: seriesOf(new Map([...counts].map(([at, [a, b]]) => [at, a + b])), now, faultAt),
    noAnswerSince: unavailableSince(reading),
  };
}

type Backlog = Awaited<ReturnType<PictureBacklog['waiting']>>;

export const picturesView = (reading: Reading<Backlog>, now: Date): PictureBacklogView => ({
  unchecked: waitingView(reading.value?.unchecked, now),
  flagged: waitingView(reading.value?.flagged, now),
  noAnswerSince: unavailableSince(reading),
});

const waitingView = (waiting: WaitingPictures | undefined, now: Date): WaitingPicturesView => ({
  count: waiting?.count ?? null,
  oldestMs: waiting?.since ? Math.max(0, now.getTime() - waiting.since.getTime()) : null,
});

export const slowSearches = (reading: Reading<SearchTally>): SlowSearchView[] =>
  (reading.value?.slow ?? []).slice(0, slowestShown).map(({ what, times, p95, worst }) => ({
    categories: [...what.categories],
    place: what.place,
    text: what.text,
    filters: what.filters.map(({ filter, values }) => ({ filter, values })),
    times,
    p95Ms: Math.round(p95 * 10) / 10,
    worstMs: Math.round(worst * 10) / 10,
  }));
