import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { AccountCloser } from './account-closer.js';

interface Tables {
  'identity.account_closing': { user_id: string; closes_at: Date };
}

/** Users per query. */
const batchSize = 100;

/**
 * Erases users after their grace period, each in a transaction of its own. A user who cannot be erased does not block
 * the others, and is logged at each tick.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 10_000 })
export class EraseClosedAccounts implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly closer: AccountCloser,
  ) {}

  async tick(): Promise<void> {
    const now = new Date();
    await forEachItem(
      this.due(now),
      (userId) => `user ${userId}`,
      (userId) => this.unitOfWork.run((em) => this.closer.erase(em, userId, now)),
    );
  }

  private async *due(now: Date): AsyncIterable<string> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const page = await this.database
        .tables<Tables>()
        .selectFrom('identity.account_closing')
        .where('closes_at', '<=', now)
        .where('user_id', '>', last)
        .select('user_id')
        .orderBy('user_id')
        .limit(batchSize)
        .execute();
      for (const { user_id } of page) yield (last = user_id);
      if (page.length < batchSize) return;
    }
  }
}
