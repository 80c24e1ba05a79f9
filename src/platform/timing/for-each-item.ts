/** Largest number of failures in the message of an error; further ones are only counted. */
const errorsShown = 5;

/**
 * Processes items one after the other, and continues after a failure: otherwise each tick would fail at the same item
 * and never reach the others.
 * @param nameOf identifies an item in the error: by its id, never by a name or an address
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
  const messages = failures.slice(0, errorsShown).map(({ name, error }) => `${name}: ${error.message}`);
  const more = failures.length > errorsShown ? [`and ${failures.length - errorsShown} more`] : [];
  throw new AggregateError(
    failures.map(({ error }) => error),
    `${failures.length} of ${count} failed: ${[...messages, ...more].join('; ')}`,
  );
}
