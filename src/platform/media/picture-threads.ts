import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

const processors = availableParallelism();
const threads = pLimit(processors);
let pictures = 0;

/**
 * Runs the work on one picture. It uses every processor while it is the only one, so that its vendor waits as briefly
 * as possible; pictures in a row leave one processor to the rest of the site, whose edits and searches would wait for
 * them.
 */
export async function forPicture<T>(work: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await work();
  } finally {
    count(-1);
  }
}

/** Runs one operation on pixels when a thread is free. An operation must not wait for another one in here. */
export const onThread = <T>(operation: () => Promise<T>): Promise<T> => threads(operation);

function count(change: 1 | -1): void {
  pictures += change;
  threads.concurrency = pictures > 1 ? Math.max(1, processors - 1) : processors;
}
