import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditedAction } from '#contracts/operations/operations-words.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { currentOperatorAct } from '#src/platform/http/current-caller.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { AuditEntry, type TargetKind } from '../domain/audit-entry.js';

/** An operator's action that the audit has to show. */
export interface NewAuditEntry {
  /** Null for a command of the shell. */
  readonly userId: string | null;
  readonly action: AuditedAction;
  readonly target: { readonly kind: TargetKind; readonly id: string };
  readonly reason: string | null;
}

/** Details that are known only once the work is done. */
export interface AuditDetails {
  readonly numbers?: Record<string, number>;
  readonly targetId?: string;
}

/** Runs the actions of operators and writes their audit entries: no effect is committed without its entry. */
@Injectable()
export class Audit {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Runs `work` and writes the entry in one transaction. A refusal gets an entry too, after the rollback.
   * @param work may add numbers, and the id of the object it created, to the entry through `addDetails`
   */
  async record<T>(
    entry: NewAuditEntry,
    work: (em: EntityManager, addDetails: (details: AuditDetails) => void) => Promise<T>,
  ): Promise<T> {
    const act = currentOperatorAct();
    if (act) act.isRecorded = true;
    try {
      return await this.unitOfWork.run(async (em) => {
        let details: AuditDetails = {};
        const result = await work(em, (more) => (details = more));
        write(em, entry, 'done', details);
        return result;
      });
    } catch (error) {
      if (error instanceof Refusal) await this.recordFailure(entry, error.code);
      throw error;
    }
  }

  /** Writes the entry of an action that succeeded, in the current unit of work: both are committed, or neither. */
  async recordSuccess(entry: NewAuditEntry): Promise<void> {
    await this.unitOfWork.run(async (em) => write(em, entry, 'done', {}));
  }

  /** Writes the entry of an action that failed; `result` is the reason. */
  async recordFailure(entry: NewAuditEntry, result: string): Promise<void> {
    await this.unitOfWork.run(async (em) => write(em, entry, result, {}));
  }
}

function write(
  em: EntityManager,
  entry: NewAuditEntry,
  result: string,
  { numbers = {}, targetId }: AuditDetails,
): void {
  const { userId, action, target, reason } = entry;
  em.create(AuditEntry, {
    id: randomUUIDv7(),
    at: new Date(),
    userId,
    action,
    targetKind: target.kind,
    targetId: targetId ?? target.id,
    reason,
    result,
    numbers,
  });
}
