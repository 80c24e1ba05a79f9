import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { maxFrameBytes, type PushedActions, type SocketFrame } from '#contracts/shared/socket.js';
import { ServiceSettings } from '../config/service-settings.js';
import { currentCorrelationId } from '../logging/correlation.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { withTimeout } from '../timing/with-timeout.js';
import { channelOfEveryone, channelOfUser } from './push-channel.js';
import { PushTrail, type PushedFrame } from './push-trail.js';

/** Milliseconds that a push may delay its caller. */
const pushTimeout = 500;

/**
 * Sends frames to the sockets of a user, in all api processes. Delivery is best effort, because all pushed data can
 * also be fetched: a push never throws, and a failure is only logged.
 */
@Injectable()
export class Push implements OnApplicationShutdown {
  private readonly logger = new Logger(Push.name);
  private readonly connection: Redis | Cluster;

  constructor(
    private readonly settings: ServiceSettings,
    private readonly trail: PushTrail,
    private readonly redis: RedisConnection,
  ) {
    this.connection = redis.join();
  }

  /**
   * Resolves when the push is sent or has failed, within half a second.
   * @param correlationIds the requests that caused it; by default the current one
   * @returns false when Redis did not take it, so that another attempt may succeed
   */
  async toUser<A extends keyof PushedActions>(
    userId: string,
    action: A,
    data: PushedActions[A],
    correlationIds = currentCorrelationIds(),
  ): Promise<boolean> {
    const heardBy = await this.publish(channelOfUser(this.settings, userId), { action, data });
    if (heardBy === undefined) return false;
    this.recordTrail(correlationIds, { action, userId, at: new Date().toISOString(), heardBy });
    return true;
  }

  /** Sends a frame to every identified connection. Visitors receive no other pushes (OP-97). */
  async toEveryone<A extends keyof PushedActions>(action: A, data: PushedActions[A]): Promise<void> {
    const heardBy = await this.publish(channelOfEveryone(this.settings), { action, data });
    if (heardBy !== undefined)
      this.recordTrail(currentCorrelationIds(), { action, at: new Date().toISOString(), heardBy });
  }

  /** @returns the number of processes that received it, 0 for a frame that is too large; undefined without Redis */
  private async publish(channel: string, frame: SocketFrame): Promise<number | undefined> {
    const text = JSON.stringify(frame);
    if (Buffer.byteLength(text) > maxFrameBytes) {
      this.logger.warn(`${frame.action} was not pushed: it exceeds the size limit of a frame`);
      return 0;
    }
    try {
      return await withTimeout(pushTimeout, 'publishing', this.connection.publish(channel, text));
    } catch (error) {
      this.logger.warn(`${frame.action} was not pushed: ${(error as Error).message}`);
      return undefined;
    }
  }

  /** Records the push in the background. */
  private recordTrail(correlationIds: readonly string[], frame: PushedFrame): void {
    for (const id of new Set(correlationIds)) {
      this.trail.record(id, frame).catch((error: unknown) => {
        this.logger.warn(`${frame.action} was pushed but not recorded: ${(error as Error).message}`);
      });
    }
  }

  onApplicationShutdown(): void {
    this.redis.leave();
  }
}

function currentCorrelationIds(): readonly string[] {
  const id = currentCorrelationId();
  return id === undefined ? [] : [id];
}
