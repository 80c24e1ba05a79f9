import { expect, it, jest } from '@jest/globals';
import { keyEntry } from './key-entry.js';

it('a history entry without a key gets one of its own, and keeps its state', () => {
  const replaceState = jest.fn();
  keyEntry({ state: null, replaceState });
  keyEntry({ state: { usr: 'kept' }, replaceState });
  const [[first], [second]] = replaceState.mock.calls as [[{ key: string }], [{ key: string }]];
  expect(first).toEqual({ key: expect.stringMatching(/^\w+$/) });
  expect(second).toEqual({ usr: 'kept', key: expect.stringMatching(/^\w+$/) });
  expect(second.key).not.toBe(first.key);
});

it('a history entry that has a key keeps it, so that a reload and Back restore its position', () => {
  const replaceState = jest.fn();
  keyEntry({ state: { key: 'abc', idx: 1 }, replaceState });
  expect(replaceState).not.toHaveBeenCalled();
});
