import { expect, it } from '@jest/globals';
import { lateInCalm, timesByKind, tooFew } from './promises.ts';
import { Weather } from './weather.ts';

let now = 0;
const pass = async (milliseconds: number) => void (now += milliseconds);
const found = (acknowledgedAt: number, tookMs: number) => ({
  webstoreId: 'a',
  acknowledgedAt,
  foundAt: acknowledgedAt + tookMs,
});

it('groups times by the faults at the acknowledgement of a publish, calm first', async () => {
  const weather = new Weather(() => now);
  await weather.during('engine hangs', () => pass(5));
  await pass(5);
  await weather.calm(() => pass(5));
  const [fault, calm] = [weather.faults[0]?.from ?? 0, weather.calms[0]?.to ?? 0];
  const times = timesByKind(weather, [found(fault, 4_000), found(calm, 200)], [found(calm, 300)]);
  expect(times.map(({ kind, engine, api }) => [kind, engine.max, api.max])).toEqual([
    ['calm', 200, 300],
    ['engine hangs', 4_000, 0],
  ]);
  expect(lateInCalm(times)).toEqual([]);
});

it('reports late publishes during a calm, and a calm without publishes', async () => {
  const weather = new Weather(() => now);
  await weather.calm(() => pass(5));
  const late = [found(weather.calms[0]?.from ?? 0, 2_500)];
  expect(lateInCalm(timesByKind(weather, late, late))).toEqual([
    '2.50 s in the engine, of 1 publishes',
    "2.50 s in the api's answers, of 1 publishes",
  ]);
  expect(lateInCalm([])).toHaveLength(1);
});

it('requires a minimum of acknowledged changes by editors and minutes', () => {
  const changes = new Map([
    ['edit', 100],
    ['publish', 80],
  ]);
  expect(tooFew(changes, 3, 2)).toEqual([]);
  expect(tooFew(changes, 4, 2)).toHaveLength(1);
});
