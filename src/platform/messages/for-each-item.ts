/** Failures told in the message of a tick; more are counted. */
const mostTold = 5;

/**
 * Does the work of a tick for one item after the other, also after one that fails: a tick that stopped there would fail
 * at the same item again the next time, and never reach the others.
 * @param nameOf tells an item in the error: its id, never a name or an address
 * @throws AggregateError after the last item, when some failed
 */
export async function forEachItem<T>(
  items: Iterable<T> | AsyncIterable<T>,
  nameOf: (item: T) => string,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: { name: string; error: Error }[] = [];
  let count = 0;
  for await (const item of items) {
    count += 1;
    try {
      await work(item);
    } catch (error) {
      failures.push({ name: nameOf(item), error: error as Error });
    }
  }
  if (failures.length === 0) return;
  const told = failures.slice(0, mostTold).map(({ name, error }) => `${name}: ${error.message}`);
  const more = failures.length > mostTold ? [`and ${failures.length - mostTold} more`] : [];
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${failures.length} of ${count} failed: ${[...told, ...more].join('; ')}`,
  );
}
