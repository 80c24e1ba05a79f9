import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../docker/local/free-ports.ts';

/** What the engine does to every request: nothing unusual, an answer of its own, or silence. */
export type EngineMood = 'well' | 429 | 503 | 'silent';

/** The only way from one program to Elasticsearch. */
export class EngineLink {
  /** Milliseconds added to every request. */
  delay = 0;
  /** Sees the path of each request while the engine is well, and may keep it on the way; then it arrives, whatever comes. */
  asked: ((path: string) => Promise<void> | undefined) | undefined;
  readonly url: string;
  private readonly engine: string;
  private readonly agent = new Agent({ keepAlive: true });
  private present: EngineMood = 'well';
  private spoken = Promise.withResolvers<void>();

  static async before(engine: string): Promise<EngineLink> {
    const [port = 0] = await freePorts(1);
    const link = new EngineLink(engine, port);
    const server = createServer((asked, answer) => void link.pass(asked, answer).catch(() => answer.destroy()));
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    server.unref();
    return link;
  }

  private constructor(engine: string, port: number) {
    this.engine = engine;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** When silence ends, what was asked meanwhile is done, late, although nobody may be waiting for it any more. */
  set mood(mood: EngineMood) {
    this.present = mood;
    if (mood === 'silent') return;
    this.spoken.resolve();
    this.spoken = Promise.withResolvers();
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const kept = this.present === 'well' ? this.asked?.(asked.url ?? '') : undefined;
    if (kept) {
      await kept;
      return this.handOn(asked, body, answer);
    }
    if (this.delay > 0) await sleep(this.delay);
    if (this.present === 'silent') await this.spoken.promise;
    if (typeof this.present === 'number') return refuse(answer, this.present);
    await this.handOn(asked, body, answer);
  }

  private handOn(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = asked;
      const onward = request(`${this.engine}${url}`, { method, headers, agent: this.agent }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        reply.on('error', reject).on('end', resolve);
      });
      onward.on('error', reject).end(body);
    });
  }
}

function refuse(answer: ServerResponse, status: number): void {
  const reason = status === 429 ? 'es_rejected_execution_exception' : 'no_master_block';
  answer.writeHead(status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
  answer.end(JSON.stringify({ error: { type: reason, reason: 'said by the test' }, status }));
}
