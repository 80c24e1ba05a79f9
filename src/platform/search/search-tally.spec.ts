import { describe, expect, it } from '@jest/globals';
import { mergeTallies, SearchCounter } from './search-tally.js';

const venues = { categories: ['Venues'], place: 'Austin, TX', text: false, filters: [{ filter: 'styles', values: 2 }] };
const words = { categories: [], place: null, text: true, filters: [] };
const start = Date.parse('2026-11-21T14:00:00Z');
const minuteOf = (now: number) => String(Math.floor(now / 60_000));

describe('the searches of a process', () => {
  it('are counted by minute and outcome', () => {
    const counter = new SearchCounter();
    counter.add(venues, 12, 'asked', start);
    counter.addRemembered(start + 59_000);
    counter.add(words, 1_500, 'refused', start + 60_000);
    const { minutes } = counter.tally(start + 60_000);
    expect(minutes).toEqual({ [minuteOf(start)]: [1, 1, 0], [minuteOf(start + 60_000)]: [0, 0, 1] });
  });

  it('are grouped by kind, the slowest first, and dropped after an hour', () => {
    const counter = new SearchCounter();
    for (let took = 1; took <= 20; took++) counter.add(venues, took, 'asked', start);
    counter.add(words, 90, 'asked', start + 60_000);
    expect(counter.tally(start + 60_000).slow).toEqual([
      { what: words, times: 1, p95: 90, worst: 90 },
      { what: venues, times: 20, p95: 19, worst: 20 },
    ]);
    expect(counter.tally(start + 3_600_000).slow.map(({ what }) => what)).toEqual([words]);
    expect(counter.tally(start + 3_660_001)).toMatchObject({ slow: [], p95: null });
  });

  it('keep the slow kinds when there are very many', () => {
    const counter = new SearchCounter();
    counter.add(words, 500, 'asked', start);
    for (let at = 0; at < 2_000; at++) counter.add({ ...venues, place: `Place ${at}` }, 5, 'asked', start);
    expect(counter.tally(start).slow[0]).toMatchObject({ what: words, worst: 500 });
  });
});

it('merges the searches of several processes', () => {
  const [one, two] = [new SearchCounter(), new SearchCounter()];
  one.add(venues, 10, 'asked', start);
  two.add(venues, 30, 'asked', start);
  two.add(words, 20, 'refused', start);
  expect(mergeTallies([one.tally(start), two.tally(start + 1)])).toEqual({
    at: start + 1,
    minutes: { [minuteOf(start)]: [2, 0, 1] },
    p95: 30,
    slow: [{ what: venues, times: 2, p95: 30, worst: 30 }],
  });
  expect(mergeTallies([])).toEqual({ at: 0, minutes: {}, p95: null, slow: [] });
});
