/** Asks again and again until the answer is as wished; fails with the last answer after the limit (milliseconds). */
export async function eventually<T>(ask: () => Promise<T>, wished: (answer: T) => boolean, limit = 10_000): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (wished(answer)) return answer;
    if (Date.now() > end) throw new Error(`Still not as wished after ${limit} ms: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
