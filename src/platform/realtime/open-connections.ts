import { Injectable } from '@nestjs/common';
import type { SocketConnection } from './socket-connection.js';

/** Tracks the open connections of this process by network, so that no single network can use up `connections`. */
@Injectable()
export class OpenConnections {
  private readonly byNetwork = new Map<string, Set<SocketConnection>>();

  add(network: string, connection: SocketConnection): void {
    const connections = this.byNetwork.get(network) ?? new Set();
    this.byNetwork.set(network, connections.add(connection));
  }

  remove(network: string, connection: SocketConnection): void {
    const connections = this.byNetwork.get(network);
    connections?.delete(connection);
    if (connections?.size === 0) this.byNetwork.delete(network);
  }

  /** Counts the connections of a network without a signed-in user; the others are limited per user. */
  anonymousOf(network: string): number {
    let count = 0;
    for (const { identity } of this.byNetwork.get(network) ?? []) if (!identity?.user) count += 1;
    return count;
  }
}
