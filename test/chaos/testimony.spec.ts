import { expect, it } from '@jest/globals';
import type { TroubleCode } from '#contracts/operations/operations-words.js';
import { testimonyOf, type NamedFaults } from './testimony.js';

const spell = { from: 1_000, to: 4_000 };
const look = (to: number, ...codes: TroubleCode[]) => ({
  program: 'api',
  from: to - 100,
  to,
  answer: { troubles: codes.map((code) => ({ code })), workers: { list: [] } } as unknown as NamedFaults,
});
const missing = { trouble: 'index-missing' } as const;

it('a fault is named when any response shows it, also one in flight at its end', () => {
  expect(testimonyOf([look(1_500), look(2_500, 'index-missing')], missing, spell)).toEqual({
    said: 'index-missing after 1.5 s',
  });
  expect(testimonyOf([look(1_500), look(2_500), look(4_500, 'index-missing')], missing, spell)).toEqual({
    said: 'index-missing after 3.5 s',
  });
});

it('a fault is not named when the page shows nothing or another fault', () => {
  expect(testimonyOf([look(1_500), look(2_500)], missing, spell)).toBe('not named');
  expect(testimonyOf([look(1_500, 'outbox-behind'), look(2_500, 'outbox-behind')], missing, spell)).toBe('not named');
  expect(testimonyOf([look(1_500, 'index-missing'), look(2_500)], { trouble: 'redis-away' }, spell)).toBe('not named');
});

it('a missing index is not expected while the page shows that the engine does not respond', () => {
  const unavailable = [look(1_500, 'search-away'), look(2_500, 'search-away')];
  expect(testimonyOf(unavailable, missing, spell)).toBe('not asked');
  expect(testimonyOf(unavailable, { trouble: 'storage-away' }, spell)).toBe('not named');
  expect(testimonyOf([...unavailable, look(3_000), look(3_500)], missing, spell)).toBe('not named');
});

it('nothing is expected of fewer than two responses', () => {
  expect(testimonyOf([look(1_500), look(4_500)], missing, spell)).toBe('not asked');
});
