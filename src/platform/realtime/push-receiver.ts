import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '../config/service-settings.js';
import { connectRedis } from '../redis/redis.js';
import { withTimeout } from '../timing/with-timeout.js';
import { channelOfEveryone, channelOfUser } from './push-channel.js';
import type { SocketConnection } from './socket-connection.js';

/** Milliseconds that `Identify` waits for Redis; without Redis the socket works, but receives no pushes. */
const subscribeTimeout = 500;
/** Milliseconds between two checks of the connection to Redis. */
const checkInterval = 15_000;

/**
 * Delivers pushes to the sockets of this process. It subscribes to the channel of a user only while that user has a
 * socket here. All channels share one connection, whose subscriptions ioredis restores after a reconnect.
 */
@Injectable()
export class PushReceiver implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PushReceiver.name);
  private readonly members = new Map<string, Set<SocketConnection>>();
  private readonly unconfirmed = new Set<string>();
  private readonly connection: Redis | Cluster;
  private readonly everyone: string;
  private check?: NodeJS.Timeout;
  private isAway = false;

  constructor(private readonly settings: ServiceSettings) {
    this.everyone = channelOfEveryone(settings);
    this.connection = connectRedis(settings.redisUrls, 'subscriber');
    this.connection.on('error', () => undefined); // 'close' follows
    this.connection.on('close', () => this.setUnavailable(true));
    this.connection.on('ready', () => this.setUnavailable(false));
    this.connection.on('message', (channel: string, text: string) => this.deliver(channel, text));
  }

  onApplicationBootstrap(): void {
    void this.subscribe([this.everyone]);
    this.check = setInterval(() => void this.subscribeUnconfirmed(), checkInterval);
  }

  /** Returns the number of sockets of a user in this process. */
  countOf(userId: string): number {
    return this.members.get(channelOfUser(this.settings, userId))?.size ?? 0;
  }

  /** Subscribes a connection to the pushes for everyone. */
  joinEveryone(connection: SocketConnection): void {
    this.add(this.everyone, connection);
  }

  /**
   * Subscribes a connection to the pushes for a user. Resolves once the subscription is active, after half a second at
   * the latest.
   */
  async join(userId: string, connection: SocketConnection): Promise<void> {
    const channel = channelOfUser(this.settings, userId);
    this.add(channel, connection);
    this.unconfirmed.add(channel);
    const subscribed = this.subscribe([channel]);
    if (!this.isAway) await withTimeout(subscribeTimeout, 'subscribing', subscribed).catch(() => undefined);
  }

  leave(userId: string, connection: SocketConnection): void {
    this.remove(channelOfUser(this.settings, userId), connection);
  }

  leaveEveryone(connection: SocketConnection): void {
    this.remove(this.everyone, connection);
  }

  private add(channel: string, connection: SocketConnection): void {
    const members = this.members.get(channel) ?? new Set();
    this.members.set(channel, members.add(connection));
  }

  private remove(channel: string, connection: SocketConnection): void {
    const members = this.members.get(channel);
    if (!members?.delete(connection) || members.size > 0) return;
    this.members.delete(channel);
    if (channel === this.everyone) return;
    this.unconfirmed.delete(channel);
    this.connection.unsubscribe(channel).catch(() => undefined);
  }

  /** Retries failed subscriptions, and repeats an active one to check whether Redis still responds. */
  private async subscribeUnconfirmed(): Promise<void> {
    if (this.connection.status !== 'ready') return;
    const late = [...this.unconfirmed];
    await this.subscribe([this.everyone, ...late]);
    this.identifyAgain(late);
  }

  /** Subscribes to every channel after an outage. Pushes of the meantime are lost. */
  private async subscribeAgain(): Promise<void> {
    const channels = [...this.members.keys()];
    await this.subscribe(channels);
    this.identifyAgain(channels.filter((channel) => channel !== this.everyone));
  }

  /** Repeats `Identified` to the sockets of these channels: browsers fetch what they may have missed. */
  private identifyAgain(channels: readonly string[]): void {
    for (const channel of channels.filter((one) => !this.unconfirmed.has(one))) {
      for (const connection of this.members.get(channel) ?? []) {
        connection.send({ action: 'Identified', data: { userId: connection.identity?.user?.userId ?? null } });
      }
    }
  }

  private async subscribe(channels: readonly string[]): Promise<void> {
    try {
      await this.connection.subscribe(...channels);
      for (const channel of channels) this.unconfirmed.delete(channel);
    } catch (error) {
      this.logger.warn(`cannot subscribe: ${(error as Error).message}`);
    }
  }

  private deliver(channel: string, text: string): void {
    for (const connection of this.members.get(channel) ?? []) connection.sendText(text);
  }

  /** Logs an outage once, although the connection is retried continuously. */
  private setUnavailable(isAway: boolean): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.logger.warn('Redis is unavailable: no pushes are received');
    else {
      this.logger.log('Redis is back: pushes are received again');
      void this.subscribeAgain();
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.check);
    this.connection.removeAllListeners('close');
    this.connection.disconnect();
  }
}
