import { DependencyUnavailable } from '../outages/outage.js';
import type { ContentCheck, ContentVerdict } from './content-check.js';

/** Milliseconds that the service may take for one picture. */
const timeout = 10_000;
/** Largest number of scores that are kept. */
const maxScores = 20;

/**
 * Content check of an outside service: it receives the picture as `POST` of a JPEG and answers
 * `{"approved": boolean, "scores": {"<name>": 0 to 1}}`.
 */
export class HttpContentCheck implements ContentCheck {
  constructor(private readonly url: string) {}

  /** Any response but that of an error counts: the service need not know `HEAD`. */
  async probe(): Promise<void> {
    const { status } = await fetch(this.url, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
    if (status >= 500) throw new DependencyUnavailable(`content check: status ${status}`);
  }

  async check(picture: Uint8Array): Promise<ContentVerdict> {
    return verdictIn(await this.ask(picture));
  }

  /** Any failure of the service is an outage: no picture is judged without it. */
  private async ask(picture: Uint8Array): Promise<unknown> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', accept: 'application/json' },
        body: Buffer.from(picture),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return await response.json();
    } catch (error) {
      throw new DependencyUnavailable(`content check: ${(error as Error).message}`, { cause: error });
    }
  }
}

function verdictIn(answer: unknown): ContentVerdict {
  const { approved, scores = {} } = (answer ?? {}) as { approved?: unknown; scores?: object };
  if (typeof approved !== 'boolean') throw new DependencyUnavailable('content check: the answer has no verdict');
  const numbers = Object.entries(scores).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0 && entry[1] <= 1,
  );
  return { approved, scores: Object.fromEntries(numbers.slice(0, maxScores)) };
}
