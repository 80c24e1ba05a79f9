import { describe, expect, it } from '@jest/globals';
import { nameSteps } from './name-match.js';

/** The words in all clauses together; each costs the engine time. */
const wordsAsked = (name: string) =>
  [...JSON.stringify(nameSteps(name)).matchAll(/"query":"([^"]*)"/g)].flatMap(([, words = '']) => words.split(' '));

describe('the clauses for a name', () => {
  it('grow with its words, not with how often they are repeated', () => {
    const [once, often] = [wordsAsked('dj night owl'), wordsAsked('dj night dj night dj night owl')];
    expect(often).toEqual(once);
    expect(wordsAsked('smith jones '.repeat(10)).length).toBeLessThanOrEqual(wordsAsked('smith jones jones').length);
  });

  it('are limited, whatever its letters fold to', () => {
    const squared = Array.from({ length: 120 }, (_, at) => String.fromCodePoint(0x3300 + (at % 88)));
    for (const name of ['\ufdfa'.repeat(120), squared.join(' '), 'dj '.repeat(40)])
      expect([name, wordsAsked(name).length <= 200]).toEqual([name, true]);
  });
});
