import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { OneTimeCodeWanted } from '#contracts/identity/one-time-code.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Config } from '#src/platform/config/config.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { MAILER, type Mailer } from '#src/platform/mail/mailer.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { OneTimeCode } from '../domain/one-time-code.js';
import { User } from '../../users/domain/user.js';
import { addressTakenMail } from '../../notices/address-taken-mail.js';
import { CodeDigits } from '../code-digits.js';
import { oneTimeCodeMail } from '../one-time-code-mail.js';

type Wanted = PayloadOfKind<typeof OneTimeCodeWanted>;

/**
 * Creates the code, stores its HMAC, commits, and only then sends it, so that only the mail contains the code. A retry
 * sends a new code, which invalidates the previous one in case that mail did arrive.
 */
@Injectable()
@Consumes({ consumer: 'identity.send-one-time-code', needs: ['mail'] })
export class SendCodeWhenOneTimeCodeWanted implements ClaimingReaction<Wanted> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly digits: CodeDigits,
    private readonly config: Config,
    @Optional() @Inject(MAILER) private readonly mailer?: Mailer,
  ) {}

  async carryOut({ codeId, request }: Wanted, { deliveryId }: DeliveryInFlight): Promise<void> {
    const digits = this.digits.make();
    const { code, holderId } = await this.unitOfWork.run(async (em) => {
      const found = await em.findOne(OneTimeCode, codeId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!found?.replace(request, this.digits.hash(codeId, digits), new Date())) return { code: null, holderId: null };
      const holder = await em.findOne(User, { username: found.address });
      return { code: found, holderId: holder?.id ?? null };
    });
    if (!code) return;
    if (!this.mailer) throw new Error('no mailer is configured');
    const isToCurrentEmail = holderId === code.userId;
    const isTaken = holderId !== null && !isToCurrentEmail;
    await this.mailer.send({
      to: code.address,
      // An email of another account gets no code. The requester learns nothing; the owner is informed.
      ...(isTaken
        ? addressTakenMail(this.config)
        : oneTimeCodeMail({ purpose: code.purpose, digits, isToCurrentEmail }, this.config)),
      // A different id each time, because a mailbox would treat a newer code as a duplicate otherwise.
      messageId: `${deliveryId}-${randomUUID()}`,
    });
    await this.unitOfWork.run(async (em) => {
      const sent = await em.findOne(OneTimeCode, codeId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      sent?.wasSent(request, new Date());
    });
  }
}
