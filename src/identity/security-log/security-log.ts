import { randomUUIDv7 } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { currentClient } from '../../platform/http/current-client.js';
import { currentCorrelation } from '../../platform/logging/correlation.js';
import { SecurityEvent } from './domain/security-event.js';
import type { SecurityEventKind } from './domain/security-event-kind.js';

export interface SecurityNotice {
  readonly kind: SecurityEventKind;
  /** Whose account it is about; left out when nobody has the account that was named. */
  readonly userId?: string;
  /** The operator who acts for the user. */
  readonly actorId?: string;
  readonly sessionId?: string;
  /** In a few words: never a secret, a code, a token or an email. */
  readonly note?: string;
}

/**
 * Writes down what matters for the safety of accounts; nothing can be changed or taken back afterwards. Inside a unit of
 * work the entry is committed with it, or not at all: what is refused is recorded after the refused unit has ended.
 */
@Injectable()
export class SecurityLog {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Adds from where the present request came, and its correlation id. */
  async record({ kind, userId, actorId, sessionId, note }: SecurityNotice): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      em.create(SecurityEvent, {
        id: randomUUIDv7(),
        at: new Date(),
        kind,
        userId: userId ?? null,
        actorId: actorId ?? null,
        sessionId: sessionId ?? null,
        ...currentClient(),
        correlationId: currentCorrelation().correlationId,
        note: note ?? null,
      });
    });
  }
}
