import type { WorkerRecord } from '#contracts/shared/worker-record.js';

type ProcessRecord = Pick<WorkerRecord, 'program' | 'workers' | 'host' | 'presence' | 'startedAt' | 'beatAt'>;

/** Milliseconds in which crashes are counted. */
const crashLoopWindow = 10 * 60_000;
/** Successive crashes that count as a crash loop. */
const crashLoopThreshold = 3;

/** A kind of process that crashes again and again. */
export interface CrashLoop {
  readonly crashes: number;
  /** The last heartbeat of the first process that crashed. */
  readonly since: Date;
}

/**
 * Finds processes of the same kind on the same host that crashed and were restarted several times within ten minutes. A
 * supervisor hides this, since everything looks healthy between two crashes. Processes that ended at the same time
 * count once: then the cause was the machine or an operator.
 * @returns the worst loop
 */
export function crashLoopIn(processes: readonly ProcessRecord[], now: Date): CrashLoop | null {
  const kinds = Map.groupBy(processes, ({ program, workers, host }) =>
    [program, host, ...workers.toSorted()].join(' '),
  );
  const loops = [...kinds.values()].flatMap((lives) => {
    const ends = successiveEnds(lives, now.getTime() - crashLoopWindow);
    return ends[0] && ends.length >= crashLoopThreshold ? [{ crashes: ends.length, since: new Date(ends[0]) }] : [];
  });
  return loops.sort((a, b) => b.crashes - a.crashes)[0] ?? null;
}

/** The times at which processes ended, counting only processes that were started after the previous one had ended. */
function successiveEnds(lives: readonly ProcessRecord[], from: number): number[] {
  const ended = lives
    .filter(({ presence }) => presence === 'silent')
    .map(({ startedAt, beatAt }) => ({ start: Date.parse(startedAt), end: Date.parse(beatAt) }))
    .filter(({ end }) => end >= from)
    .sort((a, b) => a.end - b.end);
  const ends: number[] = [];
  for (const { start, end } of ended) if (start >= (ends.at(-1) ?? -Infinity)) ends.push(end);
  return ends;
}
