import { Inject, Injectable, Optional } from '@nestjs/common';
import { AccountClosed } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Config } from '#src/platform/config/config.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { MAILER, type Mailer } from '#src/platform/mail/mailer.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { accountClosedMail } from '../data-rights-mails.js';
import { AccountClosing } from '../domain/account-closing.js';
import { User } from '../../users/domain/user.js';

type Closed = PayloadOfKind<typeof AccountClosed>;

/**
 * Mails the date until which the account can be restored, in case somebody else closed it. An account that was restored
 * already gets no mail.
 */
@Injectable()
@Consumes({ consumer: 'identity.mail-account-closed', needs: ['mail'] })
export class MailWhenAccountClosed implements ClaimingReaction<Closed> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
    @Optional() @Inject(MAILER) private readonly mailer?: Mailer,
  ) {}

  async carryOut({ userId }: Closed, { idempotencyKey }: DeliveryInFlight): Promise<void> {
    const [user, closing] = await this.unitOfWork.run(
      async (em) => [await em.findOne(User, userId), await em.findOne(AccountClosing, { userId })] as const,
    );
    if (!user || !closing) return;
    if (!this.mailer) throw new Error('no mailer is configured');
    const mail = accountClosedMail(closing.closesAt, closing.askedBy !== null, this.config);
    await this.mailer.send({ to: user.email, ...mail, messageId: idempotencyKey });
  }
}
