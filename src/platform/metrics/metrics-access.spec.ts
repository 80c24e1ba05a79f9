import { expect, it } from '@jest/globals';
import { MetricsAccess, type MetricsCaller } from './metrics-access.js';

const token = 'a-token-for-metrics';
const access = new MetricsAccess({
  metricsFrom: ['127.0.0.1', '10.1.0.0/16', 'fd00::/8'],
  metricsToken: token,
  trustedProxies: '',
});
const allows = (caller: Partial<MetricsCaller>, rule = access) =>
  rule.allows({ address: '203.0.113.9', throughUnknownProxy: false, authorization: undefined, ...caller });

it('allows the configured addresses in each notation', () => {
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.255.3', 'fd12::1']) {
    expect([address, allows({ address })]).toEqual([address, true]);
  }
  for (const address of ['127.0.0.2', '10.2.0.1', '::1', 'localhost', '']) {
    expect([address, allows({ address })]).toEqual([address, false]);
  }
});

it('refuses a caller behind an untrusted proxy whose own address is allowed', () => {
  expect(allows({ address: '127.0.0.1', throughUnknownProxy: true })).toBe(false);
});

it('allows callers with the token, and refuses a wrong one', () => {
  expect(allows({ authorization: `Bearer ${token}` })).toBe(true);
  expect(allows({ authorization: `Bearer ${token}`, throughUnknownProxy: true })).toBe(true);
  for (const authorization of [token, `Bearer ${token} `, 'Bearer ', '']) expect(allows({ authorization })).toBe(false);
});

it('refuses everybody when no address is configured', () => {
  const closed = new MetricsAccess({ metricsFrom: [], metricsToken: undefined, trustedProxies: '' });
  expect(allows({ address: '127.0.0.1' }, closed)).toBe(false);
  expect(allows({ authorization: 'Bearer undefined' }, closed)).toBe(false);
});
