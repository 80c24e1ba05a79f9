import { DependencyUnavailable } from '../outages/outage.js';
import type { ContentCheck, ContentVerdict } from './content-check.js';
import { loadSharp } from './load-sharp.js';

/** Milliseconds that the service may take for one picture. */
const timeout = 10_000;
/** Largest number of scores that are kept. */
const maxScores = 20;
/** Characters of the longest answer that is read. */
const maxAnswer = 65_536;

/**
 * Content check of an outside service: it receives the picture as `POST` of a JPEG and answers
 * `{"approved": boolean, "scores": {"<name>": 0 to 1}}`.
 */
export class HttpContentCheck implements ContentCheck {
  /** Whether the last picture got no verdict. */
  private hasFailed = false;

  constructor(private readonly url: string) {}

  /**
   * Any response but that of an error counts: the service need not know `HEAD`. After a failure it has to judge a picture
   * that is known to be good, which tells a service that fails from a picture that it cannot judge.
   */
  async probe(): Promise<void> {
    if (this.hasFailed) {
      await this.check(await samplePicture());
      return;
    }
    const { status } = await fetch(this.url, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
    if (status >= 500) throw new DependencyUnavailable(`content check: status ${status}`);
  }

  async check(picture: Uint8Array): Promise<ContentVerdict> {
    try {
      const verdict = verdictIn(await this.ask(picture));
      this.hasFailed = false;
      return verdict;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  /** Any failure of the service looks like an outage: no picture is judged without it. */
  private async ask(picture: Uint8Array): Promise<unknown> {
    let status: number | undefined;
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', accept: 'application/json' },
        body: Buffer.from(picture),
        signal: AbortSignal.timeout(timeout),
      });
      ({ status } = response);
      if (!response.ok) throw new Error(`status ${status}`);
      return JSON.parse(await textOf(response)) as unknown;
    } catch (error) {
      throw new DependencyUnavailable(`content check: ${(error as Error).message}`, { cause: error }, status);
    }
  }
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > maxAnswer) throw new Error(`the answer is longer than ${maxAnswer} characters`);
  }
  return text;
}

/** A plain picture, to which no service can object. */
async function samplePicture(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp({ create: { width: 224, height: 224, channels: 3, background: '#8fa3b5' } })
    .jpeg()
    .toBuffer();
}

function verdictIn(answer: unknown): ContentVerdict {
  const { approved, scores = {} } = (answer ?? {}) as { approved?: unknown; scores?: object };
  if (typeof approved !== 'boolean') throw new DependencyUnavailable('content check: the answer has no verdict');
  const numbers = Object.entries(scores).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0 && entry[1] <= 1,
  );
  return { approved, scores: Object.fromEntries(numbers.slice(0, maxScores)) };
}
