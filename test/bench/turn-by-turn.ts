/** Milliseconds, sorted. */
export type Times = readonly number[];

/** The median, or another quantile. */
export const middle = (times: Times, share = 0.5): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

/**
 * Times two things right after each other, each of them first in half of the pairs, so that other load affects both
 * alike. The first `warmUp` pairs are not counted.
 */
export async function turnByTurn(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  { pairs, warmUp }: { pairs: number; warmUp: number },
): Promise<[Times, Times]> {
  const [ofOne, ofOther]: [number[], number[]] = [[], []];
  for (let pair = -warmUp; pair < pairs; pair++) {
    const [first, second] = pair % 2 === 0 ? [one, other] : [other, one];
    const [a, b] = [await timeOf(first), await timeOf(second)];
    if (pair < 0) continue;
    ofOne.push(pair % 2 === 0 ? a : b);
    ofOther.push(pair % 2 === 0 ? b : a);
  }
  return [ofOne.sort((a, b) => a - b), ofOther.sort((a, b) => a - b)];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
