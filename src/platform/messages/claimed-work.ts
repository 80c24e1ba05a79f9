import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { withCorrelation } from '../logging/correlation.js';
import { withTimeout } from '../with-timeout.js';
import type { ClaimingReaction } from './consumer.js';
import { correlationOf, DeliveryRows, type DeliveryInFlight } from './delivery-rows.js';

/** Milliseconds after which the claim of work that is still under way is renewed; it lasts a minute. */
const claimRenewal = 20_000;
/** Milliseconds for which a database that does not take the end of the work is asked again. */
const noteLimit = 100_000;
/** Milliseconds between two of these tries: the first, doubling up to the last. */
const notePauses = { first: 50, longest: 2_000 };

/** Work that takes place outside of any transaction, under a claim that keeps others away. */
@Injectable()
export class ClaimedWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: DeliveryRows,
  ) {}

  /**
   * Has the work carried out and marks its delivery done. A mail that was sent must not be sent again because the
   * database did not answer a moment later, so the claim is kept until the database has noted it.
   * @param terms the claim, and milliseconds that the work may take
   * @throws whatever the work throws; TimeoutError when it takes longer than it may; what the database says after a minute and a half of trying
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
      await this.noteDone(deliveryId);
    } finally {
      clearInterval(renewing);
    }
  }

  private async noteDone(deliveryId: string): Promise<void> {
    const giveUpAt = performance.now() + noteLimit;
    for (let pause = notePauses.first; ; pause = Math.min(pause * 2, notePauses.longest)) {
      try {
        return await this.unitOfWork.run((em) => this.rows.markDone(em, [deliveryId]));
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await sleep(pause);
      }
    }
  }
}
