import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../config/config.js';
import { connectRedis } from '../queues/redis.js';
import { withTimeout } from '../with-timeout.js';
import { channelOfEveryone, channelOfUser } from './push-channel.js';
import type { SocketConnection } from './socket-connection.js';

/** Milliseconds that a person who identifies waits for Redis; without it the socket works, and is quieter. */
const subscribeLimit = 500;
/** Milliseconds between two looks at the connection to Redis. */
const checkPause = 15_000;

/**
 * Hands what is pushed to the sockets this process holds. It listens to a person's channel only while it holds a socket
 * of that person; all channels share one connection, which ioredis subscribes anew after Redis was away.
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

  constructor(private readonly config: Config) {
    this.everyone = channelOfEveryone(config);
    this.connection = connectRedis(config.redisUrls, 'subscriber');
    this.connection.on('error', () => undefined); // 'close' follows
    this.connection.on('close', () => this.nowAway(true));
    this.connection.on('ready', () => this.nowAway(false));
    this.connection.on('message', (channel: string, text: string) => this.deliver(channel, text));
  }

  onApplicationBootstrap(): void {
    void this.subscribe([this.everyone]);
    this.check = setInterval(() => void this.subscribeUnconfirmed(), checkPause);
  }

  /** How many sockets of a person this process holds. */
  countOf(userId: string): number {
    return this.members.get(channelOfUser(this.config, userId))?.size ?? 0;
  }

  /** A connection hears what is pushed to everyone. */
  joinEveryone(connection: SocketConnection): void {
    this.add(this.everyone, connection);
  }

  /** A connection hears what is pushed to a person, from the moment this resolves; it waits half a second at most. */
  async join(userId: string, connection: SocketConnection): Promise<void> {
    const channel = channelOfUser(this.config, userId);
    this.add(channel, connection);
    this.unconfirmed.add(channel);
    const subscribed = this.subscribe([channel]);
    if (!this.isAway) await withTimeout(subscribeLimit, 'subscribing', subscribed).catch(() => undefined);
  }

  leave(userId: string, connection: SocketConnection): void {
    this.remove(channelOfUser(this.config, userId), connection);
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

  /** What could not be subscribed before; and one subscription that stands, which shows whether Redis still answers. */
  private async subscribeUnconfirmed(): Promise<void> {
    if (this.connection.status === 'ready') await this.subscribe([this.everyone, ...this.unconfirmed]);
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

  /** A connection that is tried again and again says so once. */
  private nowAway(isAway: boolean): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.logger.warn('Redis is away, pushes are not heard');
    else this.logger.log('Redis is back, pushes are heard');
  }

  onApplicationShutdown(): void {
    clearInterval(this.check);
    this.connection.removeAllListeners('close');
    this.connection.disconnect();
  }
}
