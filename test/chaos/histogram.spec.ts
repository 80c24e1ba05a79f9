import { expect, it } from '@jest/globals';
import { quantileLine, quantiles } from './histogram.ts';

const hundred = Array.from({ length: 100 }, (_, at) => (100 - at) * 10);

it('computes quantiles by nearest rank', () => {
  expect(quantiles(hundred)).toEqual({ count: 100, p50: 500, p90: 900, p95: 950, p99: 990, max: 1_000 });
});

it('uses a single value for every quantile', () => {
  expect(quantiles([70])).toEqual({ count: 1, p50: 70, p90: 70, p95: 70, p99: 70, max: 70 });
});

it('returns zeros without measurements', () => {
  expect(quantiles([])).toEqual({ count: 0, p50: 0, p90: 0, p95: 0, p99: 0, max: 0 });
});

it('prints seconds', () => {
  expect(quantileLine('calm', quantiles(hundred)).replace(/ +/g, ' ')).toBe('calm 100 0.50 0.90 0.95 0.99 1.00');
});
