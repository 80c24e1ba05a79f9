import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dealMotifs } from './deal-motifs.js';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('dealMotifs', () => {
  it('deals different motifs to players that are shown together, though others suit only some of them', () => {
    const players = [['a', 'b'], ['b'], ['a', 'b', 'c']].map((motifs) => ({ motifs, own: 0 }));
    expect(dealMotifs(players, [[0, 1, 2]])).toEqual(['a', 'b', 'c']);
  });

  it('deals a motif again to players that are not shown together', () => {
    const players = [['a'], ['a']].map((motifs) => ({ motifs, own: 0 }));
    expect(dealMotifs(players, [[0], [1]])).toEqual(['a', 'a']);
  });

  it('deals the motifs of the own trade to the first of each group, in the order of the list', () => {
    const players = Array.from({ length: 5 }, () => ({ motifs: ['x', 'y', 'a', 'b', 'c'], own: 2 }));
    expect(dealMotifs(players, [[4, 3, 2, 1, 0]]).slice(3)).toEqual(['y', 'x']);
    // The first of the second group is second in the first one.
    expect(
      dealMotifs(players, [
        [0, 1, 2],
        [1, 3, 4],
      ]),
    ).toEqual(['x', 'y', 'a', 'x', 'b']);
  });

  it('repeats as few motifs as possible where there are not enough', () => {
    const dealt = dealMotifs(
      Array.from({ length: 5 }, () => ({ motifs: ['a', 'b'], own: 0 })),
      [[0, 1, 2, 3, 4]],
    );
    expect(dealt.filter((motif) => motif === 'a').length).toBeGreaterThanOrEqual(2);
    expect(dealt.filter((motif) => motif === 'b').length).toBeGreaterThanOrEqual(2);
  });

  it('finds different motifs for any neighbors if there are more motifs than neighbors', () => {
    const group = fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { maxLength: 4 });
    const own = fc.integer({ min: 0, max: letters.length });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 12 }), own, (together, ofTrade) => {
        const neighbors = (player: number) =>
          new Set(together.filter((members) => members.includes(player)).flat()).size - 1;
        fc.pre(Array.from({ length: 20 }, (_, player) => player).every((player) => neighbors(player) < letters.length));
        const dealt = dealMotifs(
          Array.from({ length: 20 }, () => ({ motifs: letters, own: ofTrade })),
          together,
        );
        for (const members of together) {
          expect(new Set(members.map((player) => dealt[player])).size).toBe(members.length);
        }
      }),
    );
  });
});
