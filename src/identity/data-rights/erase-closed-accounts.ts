import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Ticks, type Ticking } from '../../platform/messages/timers.js';
import { AccountCloser } from './account-closer.js';

interface Tables {
  'identity.account_closing': { user_id: string; closes_at: Date };
}

/** People erased in one tick. */
const atOnce = 100;

/** Erases those whose grace period is over, each in a transaction of their own. */
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
    const due = await this.database
      .tables<Tables>()
      .selectFrom('identity.account_closing')
      .where('closes_at', '<=', now)
      .select('user_id')
      .orderBy('closes_at')
      .limit(atOnce)
      .execute();
    for (const { user_id } of due) await this.unitOfWork.run((em) => this.closer.erase(em, user_id, now));
  }
}
