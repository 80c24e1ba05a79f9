import { WebSocket } from 'ws';
import type { AppName, SocketFrame } from '#contracts/shared/socket.js';
import type { SignedInUser } from '../http/authenticator.js';
import { closeCodes, type CloseReason } from './close-codes.js';
import { FrameCount } from './frame-count.js';
import type { RealtimeLimits } from './realtime-limits.js';

/** Who a connection belongs to: a signed-in person, or a visitor. */
export interface SocketIdentity {
  readonly user: SignedInUser | null;
  readonly appName: AppName;
}

/** Bytes that may wait for a slow reader before it is given up; it fetches what it missed when it comes back. */
const maxBacklog = 1024 * 1024;
/** The longest time a timer can wait, in milliseconds. */
const maxTimer = 2 ** 31 - 1;

/** One client on the socket. */
export class SocketConnection {
  readonly frames: FrameCount;
  /** Settles when the newest `Identify` is answered: what was sent after it belongs to whoever it names. */
  identifying: Promise<unknown> = Promise.resolve();
  private who?: SocketIdentity;
  private answeredPing = true;
  private deadline: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    limits: RealtimeLimits,
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

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** From now on this is the connection of somebody else, for as long as their access token is valid. */
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

  /** Sends a frame that is written out already. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > maxBacklog) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Ends a peer that has not answered the ping before, and pings anew. */
  beat(): void {
    if (!this.answeredPing) return this.socket.terminate();
    this.answeredPing = false;
    if (this.isOpen) this.socket.ping();
  }

  close(reason: CloseReason): void {
    this.forget();
    this.socket.close(closeCodes[reason], reason);
  }

  /** Lets go of what would keep a closed connection in memory. */
  forget(): void {
    clearTimeout(this.deadline);
  }
}
