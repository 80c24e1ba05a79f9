import type { AppName, IdentifyData, PushedActions, SocketFrame } from '#contracts/shared/socket.js';
import { growingPause } from './growing-pause.js';

/** The part of the browser's WebSocket that is used; tests inject another class. */
export type WebSocketClass = new (
  url: string,
) => Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage' | 'onerror'>;

export interface SocketOptions {
  url: string;
  WebSocket: WebSocketClass;
  appName: () => AppName;
  /** A valid token, or undefined for a visitor (MSG-21). */
  token: () => Promise<string | undefined>;
  console?: Pick<Console, 'log' | 'warn'>;
}

type PushedAction = keyof PushedActions;
type Subscriber<A extends PushedAction> = (data: PushedActions[A]) => void;

const open = 1;
/** Milliseconds between two attempts to send on a socket that is not open yet (MSG-23). */
const retryPause = 100;
const identifyTries = 5;

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/**
 * The browser's end of `/socket`: connects, identifies the user, passes pushes on, and reconnects when the connection
 * is lost. Nothing depends on it: everything that is pushed can also be fetched.
 */
export class SocketClient {
  private socket: InstanceType<WebSocketClass> | null = null;
  private state: 'off' | 'connecting' | 'ready' = 'off';
  private everIdentified = false;
  private closings = 0;
  private readonly pushed = new Map<string, Set<(data: never) => void>>();
  private readonly readied = new Set<() => void>();
  private readonly watchers = new Set<() => void>();
  private readonly console: Pick<Console, 'log' | 'warn'>;

  constructor(private readonly options: SocketOptions) {
    this.console = options.console ?? console;
  }

  /** Opens the socket and keeps it open; identifies each time it is opened. */
  connect(): void {
    if (this.socket) return;
    this.state = 'connecting';
    const socket = new this.options.WebSocket(this.options.url);
    this.socket = socket;
    socket.onopen = () => this.identifyOrWarn();
    socket.onmessage = (event: MessageEvent) => this.read(event.data);
    socket.onerror = () => this.console.warn('the socket reported an error');
    socket.onclose = () => this.reconnect(socket);
  }

  /** Reconnects a lost connection now, without the rest of its pause: the browser is online again. */
  readonly reconnectNow = (): void => {
    if (this.state === 'connecting') this.connect();
  };

  disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    this.state = 'off';
    socket?.close();
  }

  /**
   * Identifies to the server: with a token as the signed-in user, without one as a visitor.
   * @throws Error `SocketNotOpen` when the socket was not open in five attempts
   */
  async identify(): Promise<void> {
    const jwt = await this.options.token();
    const data: IdentifyData = { ...(jwt === undefined ? {} : { jwt }), appName: this.options.appName() };
    for (let tried = 1; !this.isOpen(); tried += 1) {
      if (tried === identifyTries) throw new Error('SocketNotOpen');
      await wait(retryPause);
    }
    this.transmit({ action: 'Identify', data });
  }

  /** Identifies again after the user has changed; a connection that is not open yet does so when it opens. */
  readonly identifyAgain = (): void => {
    if (this.isOpen()) this.identifyOrWarn();
  };

  /**
   * Sends an action as soon as the socket is open.
   * @throws Error before the user is identified
   */
  send(action: string, data?: unknown): void {
    if (!this.everIdentified) throw new Error(`'${action}' was sent before identify`);
    void this.sendOnceReady({ action, data });
  }

  /** Subscribes to pushes; returns a function that unsubscribes. */
  on<A extends PushedAction>(action: A, subscriber: Subscriber<A>): () => void {
    const subscribers = this.pushed.get(action) ?? new Set();
    this.pushed.set(action, subscribers.add(subscriber));
    return () => subscribers.delete(subscriber);
  }

  /** Called each time the server has identified the user: the moment to fetch what may have been missed. */
  onReady(listener: () => void): () => void {
    this.readied.add(listener);
    return () => this.readied.delete(listener);
  }

  /** Whether the server has identified the user of the present connection. */
  readonly isReady = (): boolean => this.state === 'ready';

  /** Whether a connection that worked is lost and not back yet. */
  readonly isLost = (): boolean => this.everIdentified && this.state === 'connecting';

  /** Told when {@link isLost} may have changed; for `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  };

  private async sendOnceReady(frame: SocketFrame): Promise<void> {
    while (this.state !== 'off') {
      if (this.state === 'ready' && this.isOpen()) return this.transmit(frame);
      await wait(retryPause);
    }
  }

  private identifyOrWarn(): void {
    this.identify().catch((error: unknown) => this.console.warn('the socket could not identify', error));
  }

  private reconnect(socket: InstanceType<WebSocketClass>): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.state = 'connecting';
    this.closings += 1;
    this.tell(this.watchers, undefined as never);
    setTimeout(() => this.state !== 'off' && this.connect(), growingPause(this.closings));
  }

  private isOpen(): boolean {
    return this.socket?.readyState === open;
  }

  private transmit(frame: SocketFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private read(text: unknown): void {
    try {
      this.react(JSON.parse(String(text)) as SocketFrame);
    } catch (error) {
      this.console.warn('a socket frame could not be read', error);
    }
  }

  private react({ action, data }: SocketFrame): void {
    if (action === 'Identified') this.becomeReady();
    else if (action === 'Log') this.console.log(data);
    else if (action === 'Error') this.console.warn('the socket answered with an error', data);
    else this.tell(this.pushed.get(action) ?? [], data as never);
  }

  private becomeReady(): void {
    this.state = 'ready';
    this.everIdentified = true;
    this.closings = 0;
    this.tell(this.watchers, undefined as never);
    this.tell(this.readied, undefined as never);
  }

  /** A subscriber that fails does not affect the others (MSG-28). */
  private tell(subscribers: Iterable<(data: never) => void>, data: never): void {
    for (const subscriber of subscribers) {
      try {
        subscriber(data);
      } catch (error) {
        this.console.warn('a socket subscriber failed', error);
      }
    }
  }
}
