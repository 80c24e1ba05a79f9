import { Injectable } from '@nestjs/common';
import type { RedriveSelectionRequest } from '#contracts/operations/operations.requests.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { OperationsSettings } from '#src/platform/config/operations-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { DeadLetterSelection } from '#src/platform/deliveries/delivery-filter.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
import type { RedriveSelection } from '../domain/redrive-run.js';
import { KnownQueues } from './known-queues.js';

export type RequestedSelection = Pick<
  RedriveSelectionRequest,
  'jobIds' | 'queue' | 'consumer' | 'messageType' | 'from' | 'to'
>;

const dayLength = 86_400_000;

/** Validates the selection of dead letters in a request. */
@Injectable()
export class RedriveSelections {
  constructor(
    private readonly settings: OperationsSettings,
    private readonly queues: KnownQueues,
    private readonly routes: RoutingTable,
  ) {}

  /** @throws Refusal `invalid-input` with the faulty fields; `params.limit` is the longest window in days */
  read({ jobIds, queue, consumer, messageType, from, to }: RequestedSelection, now: Date): RedriveSelection {
    if (jobIds) {
      const stray = Object.entries({ queue, consumer, messageType, from, to }).filter(
        ([, given]) => given !== undefined,
      );
      if (stray.length > 0) throw this.refused(Object.fromEntries(stray.map(([field]) => [field, ['not-with-jobs']])));
      return { jobIds };
    }
    const fields: FieldErrors = {};
    if (queue !== undefined && !this.queues.find(queue)) fields['queue'] = ['unknown-value'];
    if (consumer !== undefined && !this.routes.consumer(consumer)) fields['consumer'] = ['unknown-value'];
    const begin = from === undefined ? undefined : Date.parse(from);
    const end = to === undefined ? now.getTime() : Date.parse(to);
    if (begin === undefined) fields['from'] = ['required'];
    else if (Number.isNaN(begin)) fields['from'] = ['malformed'];
    else if (begin >= end) fields['from'] = ['after-to'];
    else if (end - begin > this.settings.longestWindowDays * dayLength) fields['from'] = ['window-too-long'];
    if (Number.isNaN(end)) fields['to'] = ['malformed'];
    if (Object.keys(fields).length > 0 || begin === undefined) throw this.refused(fields);
    const iso = (time: number) => new Date(time).toISOString();
    // Jobs that fail during the run are not part of it; otherwise a poison message would be re-driven forever.
    return { queue, consumer, messageType, from: iso(begin), to: iso(Math.min(end, now.getTime())) };
  }

  /**
   * Converts a selection to the type that platform takes.
   * @param requestedAt time of the request: named jobs that fail again later are not part of the selection
   */
  chosenBy(
    { jobIds, queue, consumer, messageType, from, to }: RedriveSelection,
    requestedAt: Date,
  ): DeadLetterSelection {
    return {
      ids: jobIds,
      queue: queue === undefined ? undefined : this.queues.named(queue),
      consumer,
      type: messageType,
      from: new Date(from ?? 0),
      to: to === undefined ? requestedAt : new Date(to),
    };
  }

  /** Selects all dead letters within the longest window. */
  everything(now: Date): DeadLetterSelection {
    return { from: new Date(now.getTime() - this.settings.longestWindowDays * dayLength), to: now };
  }

  private refused(fields: FieldErrors): Refusal {
    const limit = this.settings.longestWindowDays;
    return new Refusal('invalid-input', `Check ${Object.keys(fields).join(', ')}. A window is at most ${limit} days.`, {
      fields,
      params: { limit },
    });
  }
}
