import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../docker/local/free-ports.ts';

/** Observes traffic of a link before (`asked`) or after (`answered`) the service has processed it; may delay it. */
export type Tap = (bytes: Buffer) => void | Promise<void>;

/**
 * The only connection from one program to PostgreSQL or Redis: it can be slow, and report when a certain text passes.
 */
export class Link {
  /** Milliseconds added to every packet, in both directions. */
  delay = 0;
  /** Called after the program's data were sent to the service. */
  asked: Tap | undefined;
  /** Called before the service's data are sent to the program. */
  answered: Tap | undefined;
  readonly url: string;
  private readonly target: URL;
  private readonly joined = new Set<{ lost: boolean }>();

  /** @param service URL of the service; the link's own URL differs in the port only */
  static async before(service: string): Promise<Link> {
    const [port = 0] = await freePorts(1);
    const link = new Link(service, port);
    const server = createServer((here) => link.join(here));
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
    server.unref();
    return link;
  }

  private constructor(service: string, port: number) {
    this.target = new URL(service);
    const own = new URL(service);
    own.port = String(port);
    this.url = own.href;
  }

  /**
   * Keeps open connections, but carries nothing on them any more, not even their end: as when a firewall forgets them.
   */
  loseConnections(): void {
    for (const connection of this.joined) connection.lost = true;
  }

  private join(here: Socket): void {
    const there = connect(Number(this.target.port), this.target.hostname);
    const connection = { lost: false };
    this.joined.add(connection);
    here.on('close', () => this.joined.delete(connection));
    this.carry(here, there, connection, async (bytes) => {
      there.write(bytes);
      await this.asked?.(bytes);
    });
    this.carry(there, here, connection, async (bytes) => {
      await this.answered?.(bytes);
      here.write(bytes);
    });
  }

  /** Packets keep their order, and are delayed concurrently: a delay costs time, not bandwidth. */
  private carry(from: Socket, to: Socket, connection: { lost: boolean }, pass: (bytes: Buffer) => Promise<void>): void {
    let before = Promise.resolve();
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      const due = Date.now() + this.delay;
      before = before.then(async () => {
        if (due > Date.now()) await sleep(due - Date.now());
        if (!to.destroyed && !connection.lost) await pass(bytes);
      });
    });
    from.on('error', () => undefined); // 'close' follows
    from.on('close', () => {
      if (!connection.lost) to.destroy();
    });
  }
}
