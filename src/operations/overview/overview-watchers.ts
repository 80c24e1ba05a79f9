import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { PushedActions } from '#contracts/shared/socket.js';
import type { SocketPeer } from '#src/platform/realtime/socket-action.js';
import { OverviewReader } from './overview-reader.js';

/** Milliseconds between two pushes. */
const pushInterval = 2_000;

/**
 * Pushes the overview to the operators whose sockets are connected to this process. It is computed once for all of
 * them, and not at all without watchers. It is written to their sockets directly, since the page must work while Redis
 * is unavailable.
 */
@Injectable()
export class OverviewWatchers implements BeforeApplicationShutdown {
  private readonly logger = new Logger(OverviewWatchers.name);
  private readonly peers = new Set<SocketPeer>();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly reader: OverviewReader) {}

  /** Starts with a push at once. */
  watch(peer: SocketPeer): void {
    this.peers.add(peer);
    clearTimeout(this.timer);
    this.next(0);
  }

  leave(peer: SocketPeer): void {
    this.peers.delete(peer);
  }

  private next(pause: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.push(), pause).unref();
  }

  private async push(): Promise<void> {
    this.removeClosedSockets();
    if (this.peers.size === 0) return;
    try {
      const data: PushedActions['OperationsOverview'] = await this.reader.read(pushInterval / 2);
      const text = JSON.stringify({ action: 'OperationsOverview', data });
      this.removeClosedSockets();
      for (const peer of this.peers) peer.sendText(text);
    } catch (error) {
      this.logger.error(`could not push the overview to operators: ${(error as Error).message}`);
    }
    clearTimeout(this.timer);
    this.next(pushInterval);
  }

  /** A socket may have closed, or its user may have signed out or lost the role. */
  private removeClosedSockets(): void {
    for (const peer of this.peers) if (!peer.isOpen || !peer.identity?.user?.isAdmin) this.peers.delete(peer);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.peers.clear();
  }
}
