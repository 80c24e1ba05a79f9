import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the assertions hold; their failure after `limit` milliseconds is the test's. */
export async function eventually<T>(assertions: () => T | Promise<T>, limit = 5_000): Promise<T> {
  const until = Date.now() + limit;
  for (;;) {
    try {
      return await assertions();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(25);
    }
  }
}
