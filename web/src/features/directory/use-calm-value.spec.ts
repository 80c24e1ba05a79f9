import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useCalmValue } from './use-calm-value.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('follows once nothing has changed for a while, and leaves out what came between', () => {
  const seen = new Set<string>();
  const { rerender } = renderHook(({ typed }) => void seen.add(useCalmValue(typed, 150)), {
    initialProps: { typed: '' },
  });
  for (const typed of ['n', 'ne', 'new']) {
    rerender({ typed });
    pass(100);
  }
  expect([...seen]).toEqual(['']);
  pass(150);
  expect([...seen]).toEqual(['', 'new']);
});
