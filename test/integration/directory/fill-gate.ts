import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Requests by which a rebuild copies listings: those of the indexer name the alias. */
const isFill = ({ url = '' }: IncomingMessage) => url.includes('/_bulk') && !url.includes('require_alias');

/** A proxy of Elasticsearch that stops a rebuild half-way, so that a test can inspect it. */
export class FillGate {
  private left = Infinity;
  private opened = Promise.withResolvers<void>();

  private constructor(
    private readonly target: string,
    private readonly server: Server,
  ) {
    server.on('request', (asked: IncomingMessage, response: ServerResponse) => void this.pass(asked, response));
  }

  /** @param target URL of Elasticsearch */
  static async before(target: string): Promise<FillGate> {
    // Idle connections of the client must not be closed while it is about to use them.
    const server = createServer({ keepAliveTimeout: 600_000 }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FillGate(target, server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forwards this many requests that copy listings, and holds later ones until `open`. */
  holdAfter(fills: number): void {
    this.left = fills;
    this.opened = Promise.withResolvers();
  }

  open(): void {
    this.left = Infinity;
    this.opened.resolve();
  }

  close(): void {
    this.open();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isFill(asked) && (this.left -= 1) < 0) await this.opened.promise;
    const { method, headers, url = '' } = asked;
    const onward = request(new URL(url, this.target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    asked.pipe(onward);
  }
}
