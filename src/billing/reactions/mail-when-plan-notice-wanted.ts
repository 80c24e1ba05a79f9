import { Inject, Injectable, Optional } from '@nestjs/common';
import { PlanNoticeWanted } from '#contracts/billing/billing.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { Config } from '#src/platform/config/config.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { MAILER, type Mailer } from '#src/platform/mail/mailer.js';
import type { PlanNotice } from '../domain/plan-notice.js';
import { Subscription } from '../domain/subscription.js';
import { planNoticeMail } from '../plan-notice-mail.js';

type Wanted = PayloadOfKind<typeof PlanNoticeWanted>;

/** Mails a vendor about a plan, unless what the mail says is over by now. */
@Injectable()
@Consumes({ consumer: 'billing.mail-plan-notice', needs: ['mail'] })
export class MailWhenPlanNoticeWanted implements ClaimingReaction<Wanted> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly config: Config,
    @Optional() @Inject(MAILER) private readonly mailer?: Mailer,
  ) {}

  async carryOut({ vendorId, subscriptionId, kind }: Wanted, { idempotencyKey }: DeliveryInFlight): Promise<void> {
    const plan = await this.unitOfWork.run((em) => em.findOne(Subscription, { id: subscriptionId }));
    const userId = (await this.identity.userIdsOfVendors([vendorId])).get(vendorId);
    const person = userId === undefined ? undefined : (await this.identity.people([userId])).get(userId);
    if (!plan || !person || isOver(kind as PlanNotice, plan)) return;
    if (!this.mailer) throw new Error('no mailer is configured');
    const mail = planNoticeMail(kind as PlanNotice, plan, this.config);
    await this.mailer.send({ to: person.email, ...mail, messageId: idempotencyKey });
  }
}

/** A reminder is scheduled months ahead, and a payment may have succeeded while the mail server was down. */
const isOver = (kind: PlanNotice, { status, endsAt }: Subscription): boolean =>
  (kind === 'trial-ends-soon' && (status !== 'trial' || endsAt !== null)) ||
  (kind === 'payment-failed' && status !== 'pastDue') ||
  (kind === 'listing-paused' && status !== 'paused');
