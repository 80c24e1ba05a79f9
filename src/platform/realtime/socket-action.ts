import { DiscoveryService } from '@nestjs/core';
import type { AppName } from '#contracts/shared/socket.js';
import type { SignedInUser } from '../http/authenticator.js';

/** A connection, as handlers of actions see it. */
export interface SocketPeer {
  readonly isOpen: boolean;
  /** Its current user; a later `Identify` may change it. */
  readonly identity?: { readonly user: SignedInUser | null };
  /** Sends a serialized frame; does nothing if the connection is closed. */
  sendText(text: string): void;
}

/** The sender of a frame. */
export interface SocketCaller {
  readonly user: SignedInUser;
  readonly appName: AppName;
  /** The same object for all frames of a connection; usable as a key of a WeakMap. */
  readonly connection: SocketPeer;
}

/** The response to a frame; the id of the frame is added to it. */
export interface SocketAnswer {
  readonly action: string;
  readonly data?: unknown;
}

/**
 * One action that signed-in clients may send over the socket. Visitors never get here (OP-97).
 *
 * ```ts
 * @Injectable()
 * @HandlesAction('sendMessage')
 * export class SendMessageAction implements SocketAction<SendMessageRequest> {
 *   readonly request = SendMessageRequest;
 *   async handle(message: SendMessageRequest, { user }: SocketCaller) { … }
 * }
 * ```
 *
 * Listed among the providers of any module of the api, it is found by itself.
 */
export interface SocketAction<D extends object = object> {
  /** Class of `data`; a frame that does not fit it is answered with an `invalid-input` problem. */
  readonly request: new () => D;

  /**
   * Frames of one connection may be handled at the same time.
   * @returns the answer, or nothing when the action needs none
   * @throws anything: the client gets an `Error` with the problem that a route would answer
   */
  handle(data: D, caller: SocketCaller): Promise<SocketAnswer | undefined>;
}

/** Marks a provider as the handler of an action. */
export const HandlesAction = DiscoveryService.createDecorator<string>();
