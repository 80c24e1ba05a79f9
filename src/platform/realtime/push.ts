import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { maxFrameBytes, type PushedActions, type SocketFrame } from '#contracts/shared/socket.js';
import { Config } from '../config/config.js';
import { connectRedis } from '../queues/redis.js';
import { within } from '../queues/within.js';
import { channelOfEveryone, channelOfUser } from './push-channel.js';

/** Milliseconds that a push may keep its caller waiting. */
const pushLimit = 500;

/**
 * Sends to the sockets of a person, whichever api process holds them. Nothing is promised: whatever is pushed can also
 * be fetched, so a push never fails its caller, and while Redis is away it only leaves a line in the log.
 */
@Injectable()
export class Push implements OnApplicationShutdown {
  private readonly logger = new Logger(Push.name);
  private readonly connection: Redis | Cluster;

  constructor(private readonly config: Config) {
    this.connection = connectRedis(config.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // each push that fails says it
  }

  /** Resolves when the push is on its way, or given up; within half a second. */
  async toUser<A extends keyof PushedActions>(userId: string, action: A, data: PushedActions[A]): Promise<void> {
    await this.publish(channelOfUser(this.config, userId), { action, data });
  }

  /** The same to every identified connection; visitors receive nothing else (OP-97). */
  async toEveryone<A extends keyof PushedActions>(action: A, data: PushedActions[A]): Promise<void> {
    await this.publish(channelOfEveryone(this.config), { action, data });
  }

  private async publish(channel: string, frame: SocketFrame): Promise<void> {
    const text = JSON.stringify(frame);
    try {
      if (Buffer.byteLength(text) > maxFrameBytes) throw new RangeError('it is larger than a frame may be');
      await within(pushLimit, 'publishing', this.connection.publish(channel, text));
    } catch (error) {
      this.logger.warn(`${frame.action} was not pushed: ${(error as Error).message}`);
    }
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
