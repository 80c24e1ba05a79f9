import type { WorkerRecord } from '#contracts/shared/worker-record.js';

type Life = Pick<WorkerRecord, 'program' | 'workers' | 'host' | 'presence' | 'startedAt' | 'beatAt'>;

/** Milliseconds that are looked back on. */
const lookBack = 10 * 60_000;
/** Ends without a good-bye, one after the other, that make a loop. */
const crashesOfALoop = 3;

/** A kind of process that ends again and again. */
export interface CrashLoop {
  readonly crashes: number;
  /** The last beat of the first process that ended. */
  readonly since: Date;
}

/**
 * Finds processes of the same kind on the same host that ended without stopping in good order and were started again,
 * several times within ten minutes: a supervisor hides that, and everything looks well in between. Processes that ended
 * side by side count once: that was a machine, or an operator.
 * @returns the worst loop
 */
export function crashLoopIn(processes: readonly Life[], now: Date): CrashLoop | null {
  const kinds = Map.groupBy(processes, ({ program, workers, host }) =>
    [program, host, ...workers.toSorted()].join(' '),
  );
  const loops = [...kinds.values()].flatMap((lives) => {
    const ends = successiveEnds(lives, now.getTime() - lookBack);
    return ends[0] && ends.length >= crashesOfALoop ? [{ crashes: ends.length, since: new Date(ends[0]) }] : [];
  });
  return loops.sort((a, b) => b.crashes - a.crashes)[0] ?? null;
}

/** Ends of processes of which each was started after the one before had ended. */
function successiveEnds(lives: readonly Life[], from: number): number[] {
  const ended = lives
    .filter(({ presence }) => presence === 'silent')
    .map(({ startedAt, beatAt }) => ({ start: Date.parse(startedAt), end: Date.parse(beatAt) }))
    .filter(({ end }) => end >= from)
    .sort((a, b) => a.end - b.end);
  const ends: number[] = [];
  for (const { start, end } of ended) if (start >= (ends.at(-1) ?? -Infinity)) ends.push(end);
  return ends;
}
