import { expect, it } from '@jest/globals';
import { Fact } from './ledger.ts';

it('allows the last acknowledged value and later attempts, and nothing older', () => {
  const name = new Fact('first');
  expect(name.allows('first')).toBe(true);
  name.doubt('second');
  expect(['first', 'second', 'third'].map((value) => name.allows(value))).toEqual([true, true, false]);
  name.acknowledge('third');
  expect(['first', 'second', 'third'].map((value) => name.allows(value))).toEqual([false, false, true]);
});
