import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dealMotifs } from './deal-motifs.js';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('dealMotifs', () => {
  it('deals different motifs to players that are shown together, though others suit only some of them', () => {
    const players = [{ motifs: ['a', 'b'] }, { motifs: ['b'] }, { motifs: ['a', 'b', 'c'] }];
    expect(dealMotifs(players, [[0, 1, 2]])).toEqual(['a', 'b', 'c']);
  });

  it('deals a motif again to players that are not shown together', () => {
    expect(dealMotifs([{ motifs: ['a'] }, { motifs: ['a'] }], [[0], [1]])).toEqual(['a', 'a']);
  });

  it('repeats as few motifs as possible where there are not enough', () => {
    const dealt = dealMotifs(
      Array.from({ length: 5 }, () => ({ motifs: ['a', 'b'] })),
      [[0, 1, 2, 3, 4]],
    );
    expect(dealt.filter((motif) => motif === 'a').length).toBeGreaterThanOrEqual(2);
    expect(dealt.filter((motif) => motif === 'b').length).toBeGreaterThanOrEqual(2);
  });

  it('finds different motifs for any neighbors if there are more motifs than neighbors', () => {
    const group = fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 12 }), (together) => {
        const neighbors = (player: number) =>
          new Set(together.filter((members) => members.includes(player)).flat()).size - 1;
        fc.pre(Array.from({ length: 20 }, (_, player) => player).every((player) => neighbors(player) < letters.length));
        const dealt = dealMotifs(
          Array.from({ length: 20 }, () => ({ motifs: letters })),
          together,
        );
        for (const members of together) {
          expect(new Set(members.map((player) => dealt[player])).size).toBe(members.length);
        }
      }),
    );
  });
});
