import { randomUUIDv7 } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { currentCorrelation } from '#src/platform/logging/correlation.js';
import { SecurityEvent } from './domain/security-event.js';
import type { SecurityEventKind } from './domain/security-event-kind.js';

export interface SecurityNotice {
  readonly kind: SecurityEventKind;
  /** The owner of the account; absent when no account has the email that was entered. */
  readonly userId?: string;
  /** The operator who acts for the user. */
  readonly actorId?: string;
  readonly sessionId?: string;
  /** Short details. They never contain a secret, a code, a token or an email. */
  readonly note?: string;
}

/**
 * Records security-relevant events, which cannot be changed afterwards. In a unit of work an entry is committed with it
 * or not at all, so a refusal is recorded after its unit of work has been rolled back.
 */
@Injectable()
export class SecurityLog {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Adds the client and the correlation id of the current request. */
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
