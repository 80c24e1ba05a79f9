import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Folder of the threads of this process on Linux, which gives each of them a priority of its own. */
const threads = '/proc/self/task';

/**
 * Lets the system prefer every other process to this one when they compete for processors. Threads that start later
 * inherit the priority.
 */
export function lowerPriority(): void {
  for (const thread of threadIds()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended, or the system does not permit it: the work is done at the usual priority.
    }
  }
}

function threadIds(): number[] {
  try {
    return readdirSync(threads).map(Number);
  } catch {
    return [process.pid];
  }
}
