import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataExportMade } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Config } from '#src/platform/config/config.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { MAILER, type Mailer } from '#src/platform/mail/mailer.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { exportReadyMail } from '../data-rights-mails.js';
import { DataExport } from '../domain/data-export.js';
import { User } from '../../users/domain/user.js';

type Made = PayloadOfKind<typeof DataExportMade>;

/** Mails that the export is ready, unless it has been deleted meanwhile. */
@Injectable()
@Consumes({ consumer: 'identity.mail-data-export', needs: ['mail'] })
export class MailWhenDataExportMade implements ClaimingReaction<Made> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
    @Optional() @Inject(MAILER) private readonly mailer?: Mailer,
  ) {}

  async carryOut({ userId, exportId }: Made, { idempotencyKey }: DeliveryInFlight): Promise<void> {
    const [user, made] = await this.unitOfWork.run(
      async (em) => [await em.findOne(User, userId), await em.findOne(DataExport, exportId)] as const,
    );
    if (!user || !made?.readyUntil || made.readyUntil <= new Date()) return;
    if (!this.mailer) throw new Error('no mailer is configured');
    const isVendor = user.roles.includes('Vendor');
    const mail = exportReadyMail(made.readyUntil, isVendor, this.config);
    await this.mailer.send({ to: user.email, ...mail, messageId: idempotencyKey });
  }
}
