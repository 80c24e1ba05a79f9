import { expect, it } from '@jest/globals';
import { forEachItem } from './for-each-item.js';

const failing = (...bad: number[]) => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (bad.includes(item)) throw new Error(`no ${item}`);
    done.push(item);
    return Promise.resolve();
  };
  return { done, work };
};

it('continues after a failed item, and names it in the error', async () => {
  const { done, work } = failing(1, 3);
  await expect(forEachItem([1, 2, 3, 4], (item) => `item ${item}`, work)).rejects.toThrow(
    '2 of 4 failed: item 1: no 1; item 3: no 3',
  );
  expect(done).toEqual([2, 4]);
});

it('names five failures and counts the rest', async () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  await expect(forEachItem(all, String, failing(...all).work)).rejects.toThrow(
    /^7 of 7 failed: 1: .*; 5: no 5; and 2 more$/,
  );
});

it('throws no error when all items succeed', async () => {
  const { done, work } = failing();
  await forEachItem(new Set([1, 2]), String, work);
  expect(done).toEqual([1, 2]);
});
