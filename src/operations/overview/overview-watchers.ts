import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { PushedActions } from '#contracts/shared/socket.js';
import type { SocketPeer } from '#src/platform/realtime/socket-action.js';
import { OverviewReader } from './overview-reader.js';

/** Milliseconds between two pushes. */
const pushEvery = 2_000;

/**
 * Sends the overview to the operators who have the page open on this process: one computation for all of them, and none
 * when nobody watches. It goes straight to their sockets, since the page must tell the truth while Redis is away.
 */
@Injectable()
export class OverviewWatchers implements BeforeApplicationShutdown {
  private readonly logger = new Logger(OverviewWatchers.name);
  private readonly peers = new Set<SocketPeer>();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(private readonly reader: OverviewReader) {}

  /** The first push follows at once. */
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
    this.forgetThoseWhoLeft();
    if (this.peers.size === 0) return;
    try {
      const data: PushedActions['OperationsOverview'] = await this.reader.read(pushEvery / 2);
      const text = JSON.stringify({ action: 'OperationsOverview', data });
      this.forgetThoseWhoLeft();
      for (const peer of this.peers) peer.sendText(text);
    } catch (error) {
      this.logger.error(`nothing pushed to operators: ${(error as Error).message}`);
    }
    clearTimeout(this.timer);
    this.next(pushEvery);
  }

  /** A socket may be closed, or belong to somebody else by now. */
  private forgetThoseWhoLeft(): void {
    for (const peer of this.peers) if (!peer.isOpen || !peer.identity?.user?.isAdmin) this.peers.delete(peer);
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.peers.clear();
  }
}
