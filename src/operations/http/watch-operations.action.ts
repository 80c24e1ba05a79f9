import { Injectable } from '@nestjs/common';
import { watchingOperations, watchOperations } from '#contracts/operations/operations.socket.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { OverviewWatchers } from '../overview/overview-watchers.js';

class WatchOperationsRequest {}

/** The operator opened the page: the overview is pushed to this socket from now on. */
@Injectable()
@HandlesAction(watchOperations)
export class WatchOperationsAction implements SocketAction<WatchOperationsRequest> {
  readonly request = WatchOperationsRequest;

  constructor(private readonly watchers: OverviewWatchers) {}

  async handle(_data: WatchOperationsRequest, { user, connection }: SocketCaller) {
    if (!user.isAdmin) throw new Refusal('not-allowed', 'Only operators can watch the overview.');
    this.watchers.watch(connection);
    return { action: watchingOperations };
  }
}
