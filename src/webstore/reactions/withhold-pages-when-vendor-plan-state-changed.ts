import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { VendorPlanStateChanged } from '#contracts/billing/billing.messages.js';
import type { VendorPlanState } from '#contracts/billing/vendor-plan-state.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { VendorPlan } from '../domain/withholding/vendor-plan.js';
import { Webstore } from '../domain/webstore.js';
import { lockVendors } from '../lock-vendors.js';

type Changed = PayloadOfKind<typeof VendorPlanStateChanged>;

/**
 * Takes the pages of a paused plan off the site, and restores them with it. The messages arrive in any order, so the
 * vendor is locked before versions are compared, which also keeps webstores from being started meanwhile.
 */
@Injectable()
@Consumes({ consumer: 'webstore.follow-plan-state' })
export class WithholdPagesWhenVendorPlanStateChanged implements Reaction<Changed> {
  constructor(private readonly identity: IdentityFacade) {}

  async react({ vendorId, state, version }: Changed, em: EntityManager): Promise<void> {
    await lockVendors(em, [vendorId]);
    // An erased vendor leaves no row behind.
    if (!(await this.identity.vendors([vendorId])).has(vendorId)) return;
    const plan = (await em.findOne(VendorPlan, { vendorId })) ?? VendorPlan.none(vendorId);
    if (!plan.remember({ state: state as VendorPlanState, version })) return;
    em.persist(plan);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    for (const webstore of await em.find(Webstore, { vendorId }, lock)) {
      if (state === 'paused') webstore.withhold('plan-paused');
      else webstore.giveBack('plan-paused');
    }
  }
}
