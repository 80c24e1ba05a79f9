import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../domain/refusal.js';
import { AUTHENTICATOR, type Authenticator } from '../http/authenticator.js';
import { readIdentify } from './identify-request.js';
import { PushReceiver } from './push-receiver.js';
import { RealtimeLimits } from './realtime-limits.js';
import type { SocketAnswer } from './socket-action.js';
import type { SocketConnection } from './socket-connection.js';

/** Authenticates connections and subscribes them to the pushes of their users. */
@Injectable()
export class SocketIdentification {
  constructor(
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    private readonly receiver: PushReceiver,
    private readonly limits: RealtimeLimits,
  ) {}

  /**
   * Processes an `Identify`. A later one on the same connection changes its user or extends its validity (MSG-20,
   * MSG-21). A refused one changes nothing.
   * @throws Refusal when the token is not valid or the user has too many open connections
   */
  async identify(connection: SocketConnection, data: Readonly<Record<string, unknown>>): Promise<SocketAnswer> {
    const { jwt, appName } = readIdentify(data);
    const user = jwt === undefined ? null : await this.authenticator.authenticate(jwt);
    const before = connection.identity?.user?.userId;
    const userId = user?.userId ?? null;
    if (userId !== null && userId !== before) this.checkRoomFor(userId);
    // No other code runs from here to the first await, so a later revocation of the session finds this connection.
    if (connection.isOpen) {
      connection.belongsTo({ user, appName });
      this.receiver.joinEveryone(connection);
      if (before !== undefined && before !== userId) this.receiver.leave(before, connection);
      if (userId !== null && userId !== before) await this.receiver.join(userId, connection);
    }
    return { action: 'Identified', data: { userId } };
  }

  /** Cleans up after a connection was closed. */
  forget(connection: SocketConnection): void {
    const userId = connection.identity?.user?.userId;
    if (userId !== undefined) this.receiver.leave(userId, connection);
    this.receiver.leaveEveryone(connection);
  }

  private checkRoomFor(userId: string): void {
    const limit = this.limits.connectionsPerUser;
    if (this.receiver.countOf(userId) >= limit) {
      throw new Refusal('too-many-requests', `Posy is open in more than ${limit} tabs. Close some of them.`, {
        params: { limit },
      });
    }
  }
}
