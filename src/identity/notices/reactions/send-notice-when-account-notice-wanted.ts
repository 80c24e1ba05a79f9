import { Inject, Injectable, Optional } from '@nestjs/common';
import { AccountNoticeWanted } from '#contracts/identity/account.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Config } from '#src/platform/config/config.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { MAILER, type Mailer } from '#src/platform/mail/mailer.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { AccountNotice } from '../domain/account-notice.js';
import { accountNoticeMail } from '../account-notice-mail.js';

type Wanted = PayloadOfKind<typeof AccountNoticeWanted>;

/** Sends a notice and deletes it together with the address. */
@Injectable()
@Consumes({ consumer: 'identity.send-account-notice', needs: ['mail'] })
export class SendNoticeWhenAccountNoticeWanted implements ClaimingReaction<Wanted> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
    @Optional() @Inject(MAILER) private readonly mailer?: Mailer,
  ) {}

  async carryOut({ noticeId }: Wanted, { idempotencyKey }: DeliveryInFlight): Promise<void> {
    const notice = await this.unitOfWork.run((em) => em.findOne(AccountNotice, noticeId));
    if (!notice) return;
    if (!this.mailer) throw new Error('no mailer is configured');
    await this.mailer.send({
      to: notice.address,
      ...accountNoticeMail(notice.kind, this.config),
      messageId: idempotencyKey,
    });
    await this.unitOfWork.run((em) => em.nativeDelete(AccountNotice, { id: noticeId }));
  }
}
