import pLimit, { type LimitFunction } from 'p-limit';
import { WebSocket } from 'ws';
import type { AppName, SocketFrame } from '#contracts/shared/socket.js';
import type { SignedInUser } from '../http/authenticator.js';
import { closeCodes, type CloseReason } from './close-codes.js';
import { FrameCount } from './frame-count.js';
import type { RealtimeLimits } from './realtime-limits.js';

/** The user of a connection, or null for a visitor. */
export interface SocketIdentity {
  readonly user: SignedInUser | null;
  readonly appName: AppName;
}

/** Bytes buffered for a slow client before its connection is closed; it fetches missed data after reconnecting. */
const maxBacklog = 1024 * 1024;
/** The longest delay of a timer in milliseconds. */
const maxTimer = 2 ** 31 - 1;

/** The socket connection of a client. */
export class SocketConnection {
  readonly frames: FrameCount;
  /** Settles when the latest `Identify` is processed: frames after it belong to the user that it names. */
  identifying: Promise<unknown> = Promise.resolve();
  private slots?: LimitFunction;
  private who?: SocketIdentity;
  private answeredPing = true;
  private deadline: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly limits: RealtimeLimits,
    /** Network of the peer, from `networkOf`. */
    readonly network: string,
  ) {
    this.frames = new FrameCount(limits.window);
    this.deadline = setTimeout(() => this.close('not identified'), limits.identifyWithin);
    socket.on('pong', () => (this.answeredPing = true));
  }

  get identity(): SocketIdentity | undefined {
    return this.who;
  }

  /** Runs the actions of this connection, a few at a time: a flood of one client must not take all database connections. */
  get turns(): LimitFunction {
    return (this.slots ??= pLimit(this.limits.framesAtOnce));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sets the user of the connection, until their access token expires. */
  belongsTo(identity: SocketIdentity): void {
    this.who = identity;
    clearTimeout(this.deadline);
    if (!identity.user) return;
    const left = identity.user.tokenExpiresAt.getTime() - Date.now();
    this.deadline = setTimeout(() => this.close('session ended'), Math.min(Math.max(left, 0), maxTimer));
  }

  send(frame: SocketFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Sends a serialized frame. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > maxBacklog) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Closes the connection if there was no pong to the previous ping; otherwise sends the next ping. */
  beat(): void {
    if (!this.answeredPing) return this.socket.terminate();
    this.answeredPing = false;
    if (this.isOpen) this.socket.ping();
  }

  close(reason: CloseReason): void {
    this.forget();
    this.socket.close(closeCodes[reason], reason);
  }

  /** Clears the timer, which would keep a closed connection in memory. */
  forget(): void {
    clearTimeout(this.deadline);
  }
}
