import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * The only connection from one program to PostgreSQL or Redis, which can drop bytes without closing anything: like a
 * failed network, or a process that was killed with its machine.
 */
export class SilentLink {
  private readonly sockets = new Set<Socket>();
  private readonly silenced = new WeakSet<Socket>();
  private isSilent = false;
  private lastWords?: string;
  private connected = 0;
  private swallowed = 0;

  private constructor(
    private readonly server: Server,
    /** The service's URL with the link's own port. */
    readonly url: string,
  ) {}

  /** @param service URL of the service */
  static async before(service: string): Promise<SilentLink> {
    const target = new URL(service);
    const server = createServer((here) => link.join(here, connect(Number(target.port), target.hostname)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const own = new URL(service);
    own.hostname = '127.0.0.1';
    own.port = String((server.address() as AddressInfo).port);
    const link = new SilentLink(server, own.href);
    return link;
  }

  /** Number of connections that were ever opened. */
  get connections(): number {
    return this.connected;
  }

  /** Whether anything has been dropped. */
  get hasSwallowed(): boolean {
    return this.swallowed > 0;
  }

  /** Drops everything from now on, on current and new connections. */
  silence(): void {
    this.isSilent = true;
    this.silenceConnections();
  }

  /** Drops everything on the current connections; new ones work. */
  silenceConnections(): void {
    for (const socket of this.sockets) this.silenced.add(socket);
  }

  /** Drops everything on a connection from the moment at which a program sends this text. */
  silenceAt(words: string): void {
    this.lastWords = words;
  }

  /** New connections work again; a silenced one stays silent, like one that a firewall has forgotten. */
  restore(): void {
    this.isSilent = false;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(here: Socket, there: Socket): void {
    this.connected += 1;
    for (const [from, to] of [
      [here, there],
      [there, here],
    ] as const) {
      this.sockets.add(from);
      if (this.isSilent) this.silenced.add(from);
      from.on('data', (bytes: Buffer) => {
        if (this.lastWords !== undefined && bytes.includes(this.lastWords)) this.silenced.add(here).add(there);
        if (this.silenced.has(from)) this.swallowed += 1;
        else to.write(bytes);
      });
      from.on('error', () => undefined); // 'close' follows
      from.on('close', () => {
        this.sockets.delete(from);
        if (!this.silenced.has(from)) to.destroy();
      });
    }
  }
}
