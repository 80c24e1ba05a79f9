import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../docker/local/free-ports.ts';

/**
 * What the engine does to every request: nothing unusual, an answer of its own, or silence; `full` refuses each document
 * of a write with 429, as an engine does whose disk is nearly full, and is well otherwise.
 */
export type EngineMood = 'well' | 429 | 503 | 'silent' | 'full';

/** The only way from one program to Elasticsearch. */
export class EngineLink {
  /** Milliseconds added to every request. */
  delay = 0;
  /** See the path of each request while the engine is well, and may keep it on the way; then it arrives, whatever comes. */
  readonly taps = new Set<(path: string) => Promise<void> | undefined>();
  readonly url: string;
  private readonly engine: string;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly open = new Set<Socket>();
  private readonly lost = new WeakSet<Socket>();
  private present: EngineMood = 'well';
  private spoken = Promise.withResolvers<void>();

  static async before(engine: string): Promise<EngineLink> {
    const [port = 0] = await freePorts(1);
    const link = new EngineLink(engine, port);
    const server = createServer((asked, answer) => void link.pass(asked, answer).catch(() => answer.destroy()));
    server.on('connection', (socket: Socket) => {
      link.open.add(socket);
      socket.on('close', () => link.open.delete(socket));
    });
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

  /** What is open now stays open, and nothing that is asked on it arrives or is answered. */
  loseConnections(): void {
    for (const socket of this.open) this.lost.add(socket);
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    if (this.lost.has(asked.socket)) return;
    const kept = this.present === 'well' ? this.keptBy(asked.url ?? '') : undefined;
    if (kept) {
      await kept;
      return this.handOn(asked, body, answer);
    }
    if (this.delay > 0) await sleep(this.delay);
    if (this.present === 'silent') await this.spoken.promise;
    if (typeof this.present === 'number') return refuse(answer, this.present);
    if (this.present === 'full' && asked.url?.includes('_bulk')) return refuseEach(body, answer);
    await this.handOn(asked, body, answer);
  }

  private keptBy(path: string): Promise<void> | undefined {
    for (const tap of this.taps) {
      const kept = tap(path);
      if (kept) return kept;
    }
    return undefined;
  }

  private handOn(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = asked;
      const onward = request(`${this.engine}${url}`, { method, headers, agent: this.agent }, (reply) => {
        if (this.lost.has(asked.socket)) return void reply.resume().on('end', resolve);
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

/** Item by item, as the engine does: the request itself is answered with 200. */
function refuseEach(body: Buffer, answer: ServerResponse): void {
  const lines = body.toString().split('\n').filter(Boolean);
  const reason = 'index blocked by: [TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark]';
  const items: object[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [[action, target] = ['index', {}]] = Object.entries(JSON.parse(lines[at] ?? '{}') as Record<string, object>);
    items.push({ [action]: { ...target, status: 429, error: { type: 'cluster_block_exception', reason } } });
    if (action !== 'delete') at += 1; // the document
  }
  answer.writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
  answer.end(JSON.stringify({ took: 1, errors: true, items }));
}
