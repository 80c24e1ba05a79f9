import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { WebstoreErased } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Report } from '../domain/report.js';

type Erased = PayloadOfKind<typeof PersonErased> | PayloadOfKind<typeof WebstoreErased>;

/** Deletes reports about a person or a webstore that is gone; reports that a person made stay without the person. */
@Injectable()
@Consumes({ consumer: 'messaging.forget-reports' })
export class ForgetReportsWhenSubjectErased implements Reaction<Erased> {
  async react(erased: Erased, em: EntityManager): Promise<void> {
    const subjectId = 'userId' in erased ? erased.userId : erased.webstoreId;
    await em.nativeDelete(Report, { subjectId });
    if ('userId' in erased) await em.nativeUpdate(Report, { reporterId: erased.userId }, { reporterId: null });
  }
}
