import { Injectable } from '@nestjs/common';
import { leaveOperations, leftOperations } from '#contracts/operations/operations.socket.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { OverviewWatchers } from '../overview/overview-watchers.js';

class LeaveOperationsRequest {}

/** The operator left the page: the overview is no longer pushed to this socket. */
@Injectable()
@HandlesAction(leaveOperations)
export class LeaveOperationsAction implements SocketAction<LeaveOperationsRequest> {
  readonly request = LeaveOperationsRequest;

  constructor(private readonly watchers: OverviewWatchers) {}

  async handle(_data: LeaveOperationsRequest, { connection }: SocketCaller) {
    this.watchers.leave(connection);
    return { action: leftOperations };
  }
}
