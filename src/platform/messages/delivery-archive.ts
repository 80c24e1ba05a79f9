import { Injectable } from '@nestjs/common';
import type { DeliveryPage, DeliveryRecord } from '#contracts/shared/delivery-record.js';
import type { DeliveryStory } from '#contracts/shared/delivery-timeline.js';
import type { MessageTrace } from '#contracts/shared/message-trace.js';
import type { DeliveryListing } from './delivery-filter.js';

/** Reads deliveries and messages for operators. */
@Injectable()
export class DeliveryArchive {
  /**
   * Deliveries in one state: failed, done and discarded newest first; waiting, delayed and active by the time they are
   * due. What is active is asked of Redis, which may be away.
   * @param page at most `limit` (1 to 200) of them, behind `after` (`next` of the page before)
   */
  list(_listing: DeliveryListing, _page: { limit: number; after?: string }): Promise<DeliveryPage> {
    throw new Error('not built yet');
  }

  /** One delivery with payload, errors and timeline. */
  story(_deliveryId: string): Promise<DeliveryStory | undefined> {
    throw new Error('not built yet');
  }

  /** The last deliveries of one subject, newest first. */
  ofSubject(_subjectId: string, _limit: number): Promise<DeliveryRecord[]> {
    throw new Error('not built yet');
  }

  /** All messages of one correlation id with their deliveries, in the order they were written; 500 at most. */
  ofCorrelation(_correlationId: string): Promise<MessageTrace[]> {
    throw new Error('not built yet');
  }

  message(_messageId: string): Promise<MessageTrace | undefined> {
    throw new Error('not built yet');
  }
}
