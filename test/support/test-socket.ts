import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import type { SocketFrame } from '#contracts/shared/socket.js';

/** Timeout in milliseconds for a frame: it only ends a test that hangs. */
const frameTimeout = 60_000;

/** A client on `/socket` that keeps received frames until they are read. */
export class TestSocket {
  readonly frames: SocketFrame[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly arrivals = new Set<() => void>();
  private asked = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (text: Buffer) => {
      this.frames.push(JSON.parse(text.toString()) as SocketFrame);
      for (const arrival of this.arrivals) arrival();
    });
    socket.on('error', () => undefined); // 'close' follows
    this.closed = once(socket, 'close').then(([code, reason]) => ({ code: code as number, reason: String(reason) }));
  }

  /** @param origin of the api: `http://127.0.0.1:4400` */
  static async open(origin: string, options: ClientOptions = {}): Promise<TestSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, options);
    const client = new TestSocket(socket);
    await once(socket, 'open');
    return client;
  }

  send(frame: unknown): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Sends an action with an id and resolves with the frame that carries it. */
  async ask(action: string, data?: unknown): Promise<SocketFrame> {
    const id = `asked-${(this.asked += 1)}`;
    this.send({ action, data, id });
    return this.take((frame) => frame.id === id);
  }

  /** Resolves with the oldest unread frame that matches. */
  async take(fits: (frame: SocketFrame) => boolean = () => true): Promise<SocketFrame> {
    const until = Date.now() + frameTimeout;
    for (;;) {
      const at = this.frames.findIndex(fits);
      if (at >= 0) return this.frames.splice(at, 1)[0]!;
      const left = until - Date.now();
      if (left <= 0) throw new Error(`No such frame came; there are ${JSON.stringify(this.frames)}`);
      await this.arrival(left);
    }
  }

  private async arrival(limit: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.arrivals.add(resolve);
    const timer = setTimeout(resolve, limit);
    await promise;
    clearTimeout(timer);
    this.arrivals.delete(resolve);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}
