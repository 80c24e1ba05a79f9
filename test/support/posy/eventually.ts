/**
 * Retries until the result is right. Specs, benches and chaos share it.
 * @param limit only ends a run that hangs, in milliseconds: it is far longer than a busy machine needs
 * @param pause milliseconds between two tries; longer where asking takes time from what is measured
 */
export function eventually<T, Right extends T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => answer is Right,
  limit?: number,
  pause?: number,
): Promise<Right>;
export function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  limit?: number,
  pause?: number,
): Promise<T>;
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  limit = 60_000,
  pause = 50,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`Still not right after ${limit} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
