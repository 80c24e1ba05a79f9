import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { withCorrelation } from '../logging/correlation.js';
import { JobDurations } from '../measurements/job-durations.js';
import {
  isBatchReaction,
  isClaimingReaction,
  type BatchReaction,
  type Reaction,
  type SingleReaction,
} from '../deliveries/consumer.js';
import { ClaimedWork } from './claimed-work.js';
import { withTimeout } from '../timing/with-timeout.js';
import { ConsumerRegistry } from '../deliveries/consumer-registry.js';
import { correlationOf, DeliveryRows, type DeliveryInFlight } from '../deliveries/delivery-rows.js';
import { DependencyProbes } from '../outages/dependency-probe.js';
import { NeedsNewerWorker, newerWorkerDelay } from './needs-newer-worker.js';
import { isDatabaseWait, isThrottled, looksLikeOutage } from '../outages/outage.js';
import { RoutingTable } from '../routing/routing-table.js';
import { awayIn, backoff, outcomeOf, over, putBackFor, waits, type Verdict } from '../deliveries/verdict.js';
import { Watchdog } from '../timing/watchdog.js';

/** Milliseconds for which a batch that waits for a lock is split, so that deliveries which need no lock get through. */
const halvingTimeout = 60_000;
/** Starts without an outcome after which a delivery counts as the reason why its workers die. */
const startLimit = 10;
/** Starts without an outcome after which a delivery is suspected to be that reason. */
const suspectAfter = 3;
/** Largest number of suspects in a batch, since the other deliveries wait for the end of the batch. */
const suspectsPerBatch = 10;
const suspectRetryDelay = 1_000;

/**
 * Runs deliveries through their consumers and decides on the outcome. Only an error about the message itself counts as
 * an attempt; errors of an unavailable dependency do not.
 */
@Injectable()
export class DeliveryRunner {
  private readonly logger = new Logger(DeliveryRunner.name);
  /** Settles when the latest suspect has finished: suspects run one at a time. */
  private suspect: Promise<void> = Promise.resolve();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rows: DeliveryRows,
    private readonly claimedWork: ClaimedWork,
    private readonly registry: ConsumerRegistry,
    private readonly routes: RoutingTable,
    private readonly probes: DependencyProbes,
    private readonly durations: JobDurations,
    private readonly deadlines: Watchdog,
  ) {}

  /** Runs deliveries of one queue. Returns a verdict for each, and never throws. */
  run(deliveryIds: readonly string[]): Promise<ReadonlyMap<string, Verdict>> {
    return this.deadlines.watch(`a batch of ${deliveryIds.length} from ${deliveryIds[0]}`, this.runAll(deliveryIds));
  }

  private async runAll(deliveryIds: readonly string[]): Promise<ReadonlyMap<string, Verdict>> {
    const verdicts = new Map<string, Verdict>();
    const missing = () => deliveryIds.filter((id) => !verdicts.has(id));
    try {
      const { begun, locked } = await this.begin(deliveryIds);
      await this.runBegun(begun, verdicts);
      if (begun.length < deliveryIds.length) await this.runSuspects(deliveryIds, verdicts);
      for (const id of missing()) verdicts.set(id, locked.has(id) ? waits : over);
    } catch (error) {
      // Only the database can fail here: all deliveries without a verdict are retried.
      this.logger.warn(`deliveries put back: ${(error as Error).message}`);
      const verdict = await this.verdictOnDatabaseError(missing());
      for (const id of missing()) verdicts.set(id, verdict);
    }
    return verdicts;
  }

  /** Starts deliveries; if some are locked, starts the others and returns the locked ids. */
  private async begin(
    deliveryIds: readonly string[],
  ): Promise<{ begun: readonly DeliveryInFlight[]; locked: ReadonlySet<string> }> {
    try {
      return { begun: await this.rows.begin(deliveryIds, suspectAfter), locked: new Set() };
    } catch (error) {
      if (!isDatabaseWait(error)) throw error;
      const begun = await this.rows.begin(deliveryIds, suspectAfter, 'skip locked');
      const known = new Set(begun.map(({ deliveryId }) => deliveryId));
      return { begun, locked: new Set(deliveryIds.filter((id) => !known.has(id))) };
    }
  }

  /** Returns the verdict after a database error: the database is unavailable, or rows are locked. */
  private async verdictOnDatabaseError(deliveryIds: readonly string[]): Promise<Verdict> {
    const away = putBackFor(['database']);
    if ((await this.probes.unavailable(['database'])).length > 0) return away;
    try {
      await this.rows.returnUnanswered(deliveryIds, 'the database did not let it be answered');
      return waits;
    } catch {
      return away;
    }
  }

  private async runBegun(begun: readonly DeliveryInFlight[], verdicts: Map<string, Verdict>): Promise<void> {
    const ready: DeliveryInFlight[] = [];
    for (const delivery of begun) {
      const early = await this.checkBeforeRun(delivery);
      if (early) verdicts.set(delivery.deliveryId, early);
      else ready.push(delivery);
    }
    for (const [consumer, deliveries] of Map.groupBy(ready, (delivery) => delivery.consumer)) {
      const began = performance.now();
      await this.runConsumer(consumer, deliveries, verdicts);
      const took = performance.now() - began;
      for (const { deliveryId } of deliveries) {
        this.durations.observe(consumer, outcomeOf(verdicts.get(deliveryId) ?? over), took);
      }
    }
  }

  /**
   * Runs deliveries that were in flight each time a worker died, and may be the reason. Each is started alone, so that
   * others do not become dead letters with it; the one with the most starts comes last.
   */
  private async runSuspects(deliveryIds: readonly string[], verdicts: Map<string, Verdict>): Promise<void> {
    const suspects = await this.rows.oftenStarted(deliveryIds, suspectAfter);
    for (const id of suspects.slice(suspectsPerBatch)) verdicts.set(id, { over: false, again: suspectRetryDelay });
    for (const id of suspects.slice(0, suspectsPerBatch)) {
      const turn = this.suspect.then(async () => this.runBegun(await this.rows.begin([id]), verdicts));
      this.suspect = turn.catch(() => undefined);
      await turn;
    }
  }

  /** Decides on deliveries that must not reach their consumer. */
  private async checkBeforeRun(delivery: DeliveryInFlight): Promise<Verdict | undefined> {
    const { deliveryId, consumer, type, version, starts } = delivery;
    const kind = this.routes.kind(type);
    if (!this.routes.consumer(consumer))
      return this.waitForNewerWorker(delivery, `this worker does not know ${consumer}`);
    if (!kind || version > kind.version)
      return this.waitForNewerWorker(delivery, `${type} v${version} is newer than this worker`);
    const fault = kind.faultIn(delivery.payload);
    if (fault) {
      await this.rows.fail(deliveryId, `payload: '${fault}' is missing or not of its kind`);
      return over;
    }
    if (starts <= startLimit) return undefined;
    await this.registry.giveUp(delivery);
    await this.rows.fail(deliveryId, 'its worker died', 'worker died');
    return over;
  }

  /** Retries a delivery later, because a newer worker may know its consumer or version. */
  private async waitForNewerWorker(delivery: DeliveryInFlight, reason: string): Promise<Verdict> {
    const why = new Error(reason);
    const again = newerWorkerDelay(Date.now() - delivery.roundStartedAt.getTime());
    if (again === undefined) {
      await this.rows.fail(delivery.deliveryId, why);
      return over;
    }
    await this.rows.putBack([delivery.deliveryId], why);
    return { over: false, again };
  }

  private async runConsumer(
    consumer: string,
    deliveries: readonly DeliveryInFlight[],
    verdicts: Map<string, Verdict>,
  ): Promise<void> {
    const { handler } = this.registry.get(consumer);
    if (isBatchReaction(handler)) return this.runBatch(handler, deliveries, verdicts);
    for (const delivery of deliveries) {
      const verdict = await this.runAlone(handler, delivery);
      if (verdict) verdicts.set(delivery.deliveryId, verdict);
    }
  }

  private async runAlone(handler: SingleReaction, delivery: DeliveryInFlight): Promise<Verdict | undefined> {
    let claim: string | undefined;
    try {
      if (!isClaimingReaction(handler)) await this.runOne(handler, delivery);
      else if ((claim = await this.rows.claim(delivery.deliveryId))) {
        await this.claimedWork.carryOut(handler, delivery, { claim, limit: this.timeLimitOf(delivery) });
      }
      return undefined;
    } catch (error) {
      return this.judge(delivery, error, claim);
    }
  }

  private async runOne(reaction: Reaction, delivery: DeliveryInFlight): Promise<void> {
    await withCorrelation(correlationOf(delivery), () =>
      this.unitOfWork.run(async (em) => {
        const open = await this.rows.lockOpen(em, [delivery.deliveryId]);
        if (!open.has(delivery.deliveryId)) return;
        const work = reaction.react(delivery.payload as never, em, delivery);
        await withTimeout(this.timeLimitOf(delivery), delivery.consumer, work);
        await this.rows.markDone(em, [delivery.deliveryId]);
      }),
    );
  }

  private timeLimitOf({ consumer }: DeliveryInFlight): number {
    return this.routes.consumer(consumer)?.timeLimit ?? 0;
  }

  /**
   * Runs a batch. If it fails because of one of its messages, because of a lock, or because a dependency throttles, it
   * is split into halves until the culprit is alone.
   * @param until time at which splitting for a lock ends: with many locked rows it would take forever
   */
  private async runBatch(
    reaction: BatchReaction,
    batch: readonly DeliveryInFlight[],
    verdicts: Map<string, Verdict>,
    until = performance.now() + halvingTimeout,
  ): Promise<void> {
    const [first] = batch;
    if (!first) return;
    try {
      const refused = await reaction.reactToAll(batch);
      for (const delivery of batch) {
        const error = refused.get(delivery.deliveryId);
        if (error) verdicts.set(delivery.deliveryId, await this.judge(delivery, error));
      }
    } catch (error) {
      const needs = await this.unavailableFor(first, error);
      const mayPass = needs?.length === 0 || isThrottled(error);
      const mayHalve = mayPass && batch.length > 1 && performance.now() < until;
      if (needs && !mayHalve) return this.putAllBack(batch, error, needs, verdicts);
      if (batch.length === 1) verdicts.set(first.deliveryId, await this.countAttempt(first, error));
      else await this.runHalves(reaction, batch, verdicts, until);
    }
  }

  /** Runs both halves; puts the second one back if a dependency failed or throttled in the first. */
  private async runHalves(
    reaction: BatchReaction,
    batch: readonly DeliveryInFlight[],
    verdicts: Map<string, Verdict>,
    until: number,
  ): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    const [first, second] = [batch.slice(0, middle), batch.slice(middle)];
    await this.runBatch(reaction, first, verdicts, until);
    const away = first.map(({ deliveryId }) => awayIn(verdicts.get(deliveryId))).find((names) => names.length > 0);
    if (away)
      await this.putAllBack(second, new Error(`${away.join(' and ')} refused the previous half`), away, verdicts);
    else await this.runBatch(reaction, second, verdicts, until);
  }

  private async putAllBack(
    batch: readonly DeliveryInFlight[],
    error: unknown,
    away: readonly string[],
    verdicts: Map<string, Verdict>,
  ): Promise<void> {
    for (const { deliveryId } of batch) verdicts.set(deliveryId, putBackFor(away));
    await this.rows.putBack(
      batch.map((delivery) => delivery.deliveryId),
      error,
    );
  }

  private async judge(delivery: DeliveryInFlight, error: unknown, claim?: string): Promise<Verdict> {
    if (error instanceof NeedsNewerWorker) return this.waitForNewerWorker(delivery, error.message);
    const away = await this.unavailableFor(delivery, error);
    if (!away) return this.countAttempt(delivery, error, claim);
    await this.rows.putBack([delivery.deliveryId], error, claim);
    return putBackFor(away);
  }

  /**
   * Returns the unavailable dependencies if one of them caused the error, an empty list if the delivery only waited for
   * the database, and undefined if the error counts as an attempt. The probe decides, with two exceptions: a 429 is
   * never counted, and neither is a database timeout.
   */
  private async unavailableFor(delivery: DeliveryInFlight, error: unknown): Promise<readonly string[] | undefined> {
    if (!looksLikeOutage(error)) return undefined;
    const { needs } = this.registry.get(delivery.consumer);
    const absent = await this.probes.unavailable(needs);
    if (absent.length > 0) return absent;
    if (isDatabaseWait(error)) return [];
    return isThrottled(error) ? needs.filter((name) => name !== 'database') : undefined;
  }

  private async countAttempt(delivery: DeliveryInFlight, error: unknown, claim?: string): Promise<Verdict> {
    const limit = this.routes.consumer(delivery.consumer)?.attempts ?? 1;
    const again = backoff(delivery.attempts + 1);
    if (delivery.attempts + 1 >= limit) await this.registry.giveUp(delivery);
    const { attempts, failed } = await this.rows.countRefusal(delivery.deliveryId, error, limit, again, claim);
    this.logger.warn(
      `${delivery.consumer} refused ${delivery.type} of ${delivery.subjectId}, attempt ${attempts} of ${limit}: ${(error as Error).message}`,
    );
    return failed ? over : { over: false, again };
  }
}
