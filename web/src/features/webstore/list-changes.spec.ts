import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moved, withItemAgain, withoutItem } from './list-changes.js';

const lists = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 25 });
/** A list with two of its indices. */
const places = lists.chain((items) => {
  const index = fc.nat(items.length - 1);
  return fc.tuple(fc.constant(items), index, index);
});

describe('a list that is edited', () => {
  it('has a moved item where it was put, and all others in their order', () => {
    fc.assert(
      fc.property(places, ([items, from, to]) => {
        const after = moved(items, from, to);
        expect(after[to]).toBe(items[from]);
        expect(withoutItem(after, to)).toEqual(withoutItem(items, from));
      }),
    );
  });

  it('is the same again after a move and the move back, and after a deletion and its undo', () => {
    fc.assert(
      fc.property(places, ([items, from, to]) => {
        expect(moved(moved(items, from, to), to, from)).toEqual(items);
        expect(withItemAgain(withoutItem(items, from), { item: items[from]!, index: from })).toEqual(items);
      }),
    );
  });

  it('never loses or doubles an item, whatever is moved, deleted and undone in any order', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('move', 'delete', 'undo'), fc.nat(24), fc.nat(24)));
    fc.assert(
      fc.property(lists, steps, (items, changes) => {
        let list = items;
        let removed: { item: number; index: number } | undefined;
        const gone: number[] = [];
        for (const [change, one, other] of changes) {
          const index = list.length > 0 ? one % list.length : 0;
          if (change === 'move' && list.length > 0) list = moved(list, index, other % list.length);
          if (change === 'delete' && list.length > 0) {
            if (removed) gone.push(removed.item);
            removed = { item: list[index]!, index };
            list = withoutItem(list, index);
          }
          if (change === 'undo' && removed) {
            list = withItemAgain(list, removed);
            removed = undefined;
          }
        }
        const all = [...list, ...gone, ...(removed ? [removed.item] : [])];
        expect(all.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });
});
