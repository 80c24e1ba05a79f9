import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { maxFrameBytes, type PushedActions, type SocketFrame } from '#contracts/shared/socket.js';
import { Config } from '../config/config.js';
import { currentCorrelationId } from '../logging/correlation.js';
import { connectRedis } from '../queues/redis.js';
import { withTimeout } from '../with-timeout.js';
import { channelOfEveryone, channelOfUser } from './push-channel.js';
import { PushTrail, type PushedFrame } from './push-trail.js';

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

  constructor(
    private readonly config: Config,
    private readonly trail: PushTrail,
  ) {
    this.connection = connectRedis(config.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // each push that fails says it
  }

  /**
   * Resolves when the push is on its way, or given up; within half a second.
   * @param correlationIds the requests that led to it; that of the present work unless told
   */
  async toUser<A extends keyof PushedActions>(
    userId: string,
    action: A,
    data: PushedActions[A],
    correlationIds = ofPresentWork(),
  ): Promise<void> {
    const heardBy = await this.publish(channelOfUser(this.config, userId), { action, data });
    if (heardBy !== undefined) this.note(correlationIds, { action, userId, at: new Date().toISOString(), heardBy });
  }

  /** The same to every identified connection; visitors receive nothing else (OP-97). */
  async toEveryone<A extends keyof PushedActions>(action: A, data: PushedActions[A]): Promise<void> {
    const heardBy = await this.publish(channelOfEveryone(this.config), { action, data });
    if (heardBy !== undefined) this.note(ofPresentWork(), { action, at: new Date().toISOString(), heardBy });
  }

  /** @returns how many programs heard it; undefined when it was not sent */
  private async publish(channel: string, frame: SocketFrame): Promise<number | undefined> {
    const text = JSON.stringify(frame);
    try {
      if (Buffer.byteLength(text) > maxFrameBytes) throw new RangeError('it is larger than a frame may be');
      return await withTimeout(pushLimit, 'publishing', this.connection.publish(channel, text));
    } catch (error) {
      this.logger.warn(`${frame.action} was not pushed: ${(error as Error).message}`);
      return undefined;
    }
  }

  /** Nobody waits for it. */
  private note(correlationIds: readonly string[], frame: PushedFrame): void {
    for (const id of new Set(correlationIds)) {
      this.trail.note(id, frame).catch((error: unknown) => {
        this.logger.warn(`${frame.action} was pushed but not noted: ${(error as Error).message}`);
      });
    }
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}

function ofPresentWork(): readonly string[] {
  const id = currentCorrelationId();
  return id === undefined ? [] : [id];
}
