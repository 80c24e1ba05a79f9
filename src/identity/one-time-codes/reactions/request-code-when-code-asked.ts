import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CodeAsked } from '#contracts/identity/one-time-code.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { withClient } from '#src/platform/http/current-client.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { CodeAsk } from '../domain/code-ask.js';
import type { CodePurpose } from '../domain/code-purpose.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';

type Asked = PayloadOfKind<typeof CodeAsked>;

/** Finds the owner of the email and requests a code for them. */
@Injectable()
@Consumes({ consumer: 'identity.want-asked-code' })
export class RequestCodeWhenCodeAsked implements Reaction<Asked> {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  async react({ askId }: Asked, em: EntityManager): Promise<void> {
    const ask = await em.findOne(CodeAsk, askId);
    if (!ask) return;
    em.remove(ask);
    const user = await em.findOne(User, { username: ask.email });
    if (ask.kind === 'reset') {
      const { address, userAgent } = ask;
      await withClient({ address, userAgent }, () =>
        this.securityLog.record({ kind: 'reset-asked', userId: user?.id }),
      );
    }
    const purpose = user && purposeFor(user, ask);
    if (purpose) await this.codes.request(em, { userId: user.id, purpose, address: user.email });
  }
}

function purposeFor({ passwordHash, emailVerifiedAt }: User, { kind }: CodeAsk): CodePurpose | undefined {
  if (kind === 'reset') return 'reset-password';
  if (passwordHash === null) return 'set-password';
  return emailVerifiedAt === null ? 'verify-email' : undefined;
}
