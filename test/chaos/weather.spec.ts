import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Weather } from './weather.ts';

it('knows which faults struck at a moment, and when none did', async () => {
  const weather = new Weather();
  const before = Date.now();
  await sleep(5);
  const both = weather.during('engine hangs', () => weather.during('worker killed', () => sleep(20)));
  const within = Date.now() + 5;
  expect(weather.isQuiet).toBe(false);
  await both;
  expect(weather.isQuiet).toBe(true);
  expect(weather.kindsAt(within)).toEqual(['engine hangs', 'worker killed']);
  expect(weather.kindsAt(before)).toEqual(['between faults']);
});

it('recognizes a calm that is kept for measurements', async () => {
  const weather = new Weather();
  const from = Date.now();
  await weather.calm(() => sleep(10));
  expect(weather.kindsAt(from + 5)).toEqual(['calm']);
});
