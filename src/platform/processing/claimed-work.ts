import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { withCorrelation } from '../logging/correlation.js';
import { withTimeout } from '../timing/with-timeout.js';
import type { ClaimingReaction } from '../deliveries/consumer.js';
import { correlationOf, DeliveryRows, type DeliveryInFlight } from '../deliveries/delivery-rows.js';

/** Milliseconds between two renewals of a claim, which expires after a minute. */
const claimRenewal = 20_000;
/** Milliseconds for which marking a delivery as done is retried while the database is unavailable. */
const markDoneTimeout = 100_000;
/** Milliseconds between two of these retries: the first pause, doubling up to the longest. */
const markDoneBackoff = { first: 50, longest: 2_000 };

/** Runs work outside of a transaction, under a claim that prevents other workers from running it too. */
@Injectable()
export class ClaimedWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: DeliveryRows,
  ) {}

  /**
   * Runs the work and marks its delivery as done. A mail must not be sent twice because the database fails right after
   * the first time, so the claim is renewed until the database has stored the result.
   * @param terms the claim, and milliseconds that the work may take
   * @throws any error of the work; TimeoutError when it exceeds its limit; the error of the database after a minute and
   * a half of retries
   */
  async carryOut(
    reaction: ClaimingReaction,
    delivery: DeliveryInFlight,
    { claim, limit }: { claim: string; limit: number },
  ): Promise<void> {
    const { deliveryId } = delivery;
    const renewing = setInterval(
      () => void this.rows.renewClaim(claim, deliveryId).catch(() => undefined),
      claimRenewal,
    );
    try {
      const work = withCorrelation(correlationOf(delivery), () =>
        reaction.carryOut(delivery.payload as never, delivery),
      );
      await withTimeout(limit, delivery.consumer, work);
      await this.markDone(deliveryId);
    } finally {
      clearInterval(renewing);
    }
  }

  private async markDone(deliveryId: string): Promise<void> {
    const giveUpAt = performance.now() + markDoneTimeout;
    for (let pause = markDoneBackoff.first; ; pause = Math.min(pause * 2, markDoneBackoff.longest)) {
      try {
        return await this.unitOfWork.run((em) => this.rows.markDone(em, [deliveryId]));
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await sleep(pause);
      }
    }
  }
}
