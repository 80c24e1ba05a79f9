import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Fact } from '#contracts/shared/message.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { withCorrelation } from '../logging/correlation.js';
import { messageRows } from '../messages/message-rows.js';
import { RoutingTable } from '../routing/routing-table.js';
import { Ticks, type Ticking } from '../timing/timers.js';

/** Messages per transaction. */
const pageSize = 500;

interface DueMessage extends Fact {
  readonly correlationId: string;
  readonly causationId: string | null;
}

/** Moves due scheduled messages to the outbox. Types without a route in this version are left to a newer one. */
@Injectable()
@Ticks({ worker: 'relay', every: 1_000 })
export class ReleaseScheduled implements Ticking {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly routes: RoutingTable,
  ) {}

  /** @param now messages that are due at this time or earlier are released */
  async tick(now = new Date()): Promise<void> {
    while ((await this.releasePage(now)) === pageSize);
  }

  /**
   * Returns the number of released messages. A concurrent move or cancellation waits for the lock, and finds the
   * message gone.
   */
  private releasePage(now: Date): Promise<number> {
    return this.unitOfWork.run(async (em) => {
      const { rows } = await sql<DueMessage>`
        delete from platform.scheduled_message where key in (
          select key from platform.scheduled_message
          where due_at <= ${now.toISOString()}::timestamptz and type = any(${this.routes.types()}::text[])
          order by due_at limit ${pageSize} for update skip locked
        )
        returning type, version, subject_id as "subjectId", payload, correlation_id as "correlationId",
          causation_id as "causationId"`.execute(em.getKysely());
      for (const { correlationId, causationId, ...fact } of rows) {
        withCorrelation({ correlationId, causationId: causationId ?? undefined }, () =>
          em.persist(messageRows(fact, em, this.routes, true)),
        );
      }
      return rows.length;
    });
  }
}
