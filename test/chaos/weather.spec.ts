import { expect, it } from '@jest/globals';
import { Weather } from './weather.ts';

let now = 0;
const pass = async (milliseconds: number) => void (now += milliseconds);

it('knows which faults struck at a moment, and when none did', async () => {
  const weather = new Weather(() => now);
  const before = now;
  await pass(5);
  const from = now;
  const both = weather.during('engine hangs', () => weather.during('worker killed', () => pass(20)));
  expect(weather.isQuiet).toBe(false);
  await both;
  expect(weather.isQuiet).toBe(true);
  for (const moment of [from, from + 5, from + 20]) {
    expect(weather.kindsAt(moment)).toEqual(['engine hangs', 'worker killed']);
  }
  for (const moment of [before, from + 21]) expect(weather.kindsAt(moment)).toEqual(['between faults']);
});

it('recognizes a calm that is kept for measurements', async () => {
  const weather = new Weather(() => now);
  const from = now;
  await weather.calm(() => pass(10));
  expect(weather.kindsAt(from + 5)).toEqual(['calm']);
});
