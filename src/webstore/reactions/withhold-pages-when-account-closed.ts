import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountClosed } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { AccountClosings } from '#src/identity/public/account-closings.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Webstore } from '../domain/webstore.js';

/** That an account was closed, or kept: both are of one shape. */
type ClosingFact = PayloadOfKind<typeof AccountClosed>;

/**
 * Takes the pages of a closed account off the site, and gives them back once it is kept. The facts come in any order, so
 * the pages are locked first, and then it is asked how the account stands now.
 */
@Injectable()
@Consumes({ consumer: 'webstore.follow-account-closing' })
export class WithholdPagesWhenAccountClosed implements Reaction<ClosingFact> {
  constructor(private readonly closings: AccountClosings) {}

  async react({ vendorIds }: ClosingFact, em: EntityManager): Promise<void> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const webstores = await em.find(Webstore, { vendorId: { $in: vendorIds } }, lock);
    if (webstores.length === 0) return;
    const closed = await this.closings.closedVendors(vendorIds);
    for (const webstore of webstores) {
      if (closed.has(webstore.vendorId)) webstore.withhold();
      else webstore.giveBack();
    }
  }
}
