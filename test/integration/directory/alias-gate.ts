import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy of Elasticsearch that can delay changes of aliases until after the caller has given up. */
export class AliasGate {
  private isHolding = false;
  private readonly held: (() => Promise<void>)[] = [];

  private constructor(
    private readonly target: string,
    private readonly server: Server,
  ) {
    server.keepAliveTimeout = 60_000; // longer than a caller waits: a connection must not end during its next request
    server.on('request', (asked: IncomingMessage, response: ServerResponse) => void this.pass(asked, response));
  }

  /** @param target URL of Elasticsearch */
  static async before(target: string): Promise<AliasGate> {
    // Idle connections of the client must not be closed while it is about to use them.
    const server = createServer({ keepAliveTimeout: 600_000 }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new AliasGate(target, server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  holdAliases(): void {
    this.isHolding = true;
  }

  /** Lets the engine execute the delayed requests, although nobody waits for the responses any more. */
  async executeHeld(): Promise<void> {
    this.isHolding = false;
    await Promise.all(this.held.splice(0).map((execute) => execute()));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    if (this.isHolding && asked.method === 'POST' && asked.url?.startsWith('/_aliases')) {
      this.held.push(() => this.handOn(asked, body));
    } else await this.handOn(asked, body, response).catch(() => response.destroy());
  }

  private async handOn({ url = '', method, headers }: IncomingMessage, body: Buffer, to?: ServerResponse) {
    // A connection of its own: the engine may end an idle one just when it is used again.
    const onward = request(new URL(url, this.target), { method, headers, agent: false });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const text = await buffer(answer);
    to?.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
  }
}
