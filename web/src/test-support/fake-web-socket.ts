/** A WebSocket whose other end is the test. Its newest instance is the current connection. */
export class FakeWebSocket {
  static instances: FakeWebSocket[] = [];
  static get newest(): FakeWebSocket {
    const newest = FakeWebSocket.instances.at(-1);
    if (!newest) throw new Error('nothing has connected');
    return newest;
  }

  readyState = 0;
  readonly sent: { action: string; data?: unknown }[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.instances.push(this);
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error('InvalidStateError');
    this.sent.push(JSON.parse(text) as { action: string });
  }

  close(): void {
    this.drop();
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  /** Sends a message of the server, as an action or as raw text. */
  receive(frame: { action: string; data?: unknown } | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
}
