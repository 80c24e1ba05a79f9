import { createServer, connect, type Server, type Socket } from 'node:net';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { eventually } from '../../support/posy/eventually.js';

/** The only connection from the site to a service: it can be closed, or delay everything. */
export class Gate {
  private readonly pairs = new Set<[Socket, Socket]>();
  /** Delayed data in their order. */
  private held: { to: Socket; data: Buffer }[] | undefined;
  private server: Server;

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {
    this.server = this.listener();
  }

  /** @param target URL of the service: `http://127.0.0.1:9440` */
  static async before(target: string): Promise<Gate> {
    const [port = 0] = await freePorts(1);
    const gate = new Gate(new URL(target), port);
    await gate.open();
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Opens the gate; delayed data are forwarded. */
  async open(): Promise<void> {
    for (const { to, data } of this.held ?? []) to.write(data);
    this.held = undefined;
    if (!this.server.listening) {
      await new Promise<void>((resolve) => void this.server.listen(this.port, '127.0.0.1', resolve));
    }
  }

  /** Ends all connections and refuses new ones, like a stopped service. */
  async shut(): Promise<void> {
    const closed = new Promise((resolve) => void this.server.close(resolve));
    for (const socket of [...this.pairs].flat()) socket.destroy();
    await closed;
    this.server = this.listener();
  }

  /** Accepts connections and forwards nothing in either direction, like a service that hangs. */
  hold(): void {
    this.held ??= [];
  }

  /** Waits until data with this text are delayed. */
  async holds(words: string): Promise<void> {
    await eventually(
      async () => this.held?.some(({ data }) => data.includes(words)) ?? false,
      (isHeld) => isHeld,
    );
  }

  private listener(): Server {
    return createServer((here) => {
      const there = connect(Number(this.target.port), this.target.hostname);
      const pair: [Socket, Socket] = [here, there];
      this.pairs.add(pair);
      for (const [from, to] of [pair, [there, here]] as const) {
        from.on('data', (data: Buffer) => void (this.held ? this.held.push({ to, data }) : to.write(data)));
        from.on('error', () => undefined); // 'close' follows
        from.on('close', () => {
          to.destroy();
          this.pairs.delete(pair);
        });
      }
    });
  }
}
