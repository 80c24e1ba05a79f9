import { createServer, connect, type Server, type Socket } from 'node:net';
import { freePorts } from '../../../docker/local/free-ports.ts';

/** The only way from the site to a service: it can be shut, or hold everything up. */
export class Gate {
  private readonly pairs = new Set<[Socket, Socket]>();
  private isHolding = false;
  private server: Server;

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {
    this.server = this.listener();
  }

  /** @param target where the service listens: `http://127.0.0.1:9440` */
  static async before(target: string): Promise<Gate> {
    const [port = 0] = await freePorts(1);
    const gate = new Gate(new URL(target), port);
    await gate.open();
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Lets everything through again; what was held up goes on. */
  async open(): Promise<void> {
    this.isHolding = false;
    for (const socket of [...this.pairs].flat()) socket.resume();
    if (!this.server.listening) {
      await new Promise<void>((resolve) => void this.server.listen(this.port, '127.0.0.1', resolve));
    }
  }

  /** Ends all connections and refuses new ones, as a service does that has stopped. */
  async shut(): Promise<void> {
    const closed = new Promise((resolve) => void this.server.close(resolve));
    for (const socket of [...this.pairs].flat()) socket.destroy();
    await closed;
    this.server = this.listener();
  }

  /** Takes connections and lets nothing through in either direction, as a service does that hangs. */
  hold(): void {
    this.isHolding = true;
    for (const socket of [...this.pairs].flat()) socket.pause();
  }

  private listener(): Server {
    return createServer({ pauseOnConnect: true }, (here) => {
      const there = connect(Number(this.target.port), this.target.hostname);
      const pair: [Socket, Socket] = [here, there];
      this.pairs.add(pair);
      for (const [from, to] of [pair, [there, here]] as const) {
        from.on('data', (data) => void to.write(data));
        from.on('error', () => undefined); // 'close' follows
        from.on('close', () => {
          to.destroy();
          this.pairs.delete(pair);
        });
        if (!this.isHolding) from.resume();
      }
      if (this.isHolding) there.pause();
    });
  }
}
