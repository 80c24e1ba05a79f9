import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountClosed } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { AccountClosings } from '#src/identity/public/account-closings.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Webstore } from '../domain/webstore.js';

/** The messages of a closed and of a restored account, which have the same shape. */
type ClosingFact = PayloadOfKind<typeof AccountClosed>;

/**
 * Takes the pages of a closed account off the site, and restores them with the account. The messages arrive in any
 * order, so the pages are locked first, and then the current state of the account is read.
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
      if (closed.has(webstore.vendorId)) webstore.withhold('account-closed');
      else webstore.giveBack('account-closed');
    }
  }
}
