import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../docker/local/free-ports.ts';

/**
 * How the engine responds to every request: normally, with a given response, or never; `full` refuses each document of
 * a write with 429, as an engine with a nearly full disk does, and is healthy otherwise.
 */
export type EngineMood = 'well' | 429 | 503 | 'silent' | 'full';

/** The only connection from one program to Elasticsearch. */
export class EngineLink {
  /** Milliseconds added to every request. */
  delay = 0;
  /**
   * Observes the path of each request while the engine is healthy, and may delay it; then it is forwarded in any case.
   */
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

  /** Forwards requests late when a silence ends, although nobody may be waiting for them any more. */
  set mood(mood: EngineMood) {
    this.present = mood;
    if (mood === 'silent') return;
    this.spoken.resolve();
    this.spoken = Promise.withResolvers();
  }

  /** Keeps connections open, but neither forwards requests on them nor responds. */
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

/** Item by item, as the engine does: the request itself gets a 200. */
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
