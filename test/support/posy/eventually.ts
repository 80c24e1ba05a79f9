/**
 * Asks again and again until the answer is as wished. The limit (milliseconds) only ends what hangs: it is far above
 * the time that a busy machine takes.
 */
export async function eventually<T>(ask: () => Promise<T>, wished: (answer: T) => boolean, limit = 60_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (wished(answer)) return answer;
    if (Date.now() > end) throw new Error(`Still not as wished after ${limit} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
