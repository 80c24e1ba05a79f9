import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditedAction } from '#contracts/operations/operations-words.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { currentOperatorAct } from '#src/platform/http/current-caller.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { AuditEntry, type TargetKind } from './domain/audit-entry.js';

/** What an operator is about to do. */
export interface Deed {
  /** Null for a command of the shell. */
  readonly userId: string | null;
  readonly action: AuditedAction;
  readonly target: { readonly kind: TargetKind; readonly id: string };
  readonly reason: string | null;
}

/** What only the work itself knows. */
export interface Noted {
  readonly numbers?: Record<string, number>;
  readonly targetId?: string;
}

/** Lets operators do things, and remembers it: an effect is never committed without its entry. */
@Injectable()
export class Audit {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Does the work and writes the entry in one transaction. A refusal is written down too, after the rollback.
   * @param work may add numbers, and the id of what it made, to the entry through `note`
   */
  async record<T>(deed: Deed, work: (em: EntityManager, note: (more: Noted) => void) => Promise<T>): Promise<T> {
    const act = currentOperatorAct();
    if (act) act.isRecorded = true;
    try {
      return await this.unitOfWork.run(async (em) => {
        let noted: Noted = {};
        const result = await work(em, (more) => (noted = more));
        write(em, deed, 'done', noted);
        return result;
      });
    } catch (error) {
      if (error instanceof Refusal) await this.notDone(deed, error.code);
      throw error;
    }
  }

  /** Writes the entry of what the present unit of work has done; with it, or not at all. */
  async done(deed: Deed): Promise<void> {
    await this.unitOfWork.run(async (em) => write(em, deed, 'done', {}));
  }

  /** Writes down that it did not come about, and why. */
  async notDone(deed: Deed, result: string): Promise<void> {
    await this.unitOfWork.run(async (em) => write(em, deed, result, {}));
  }
}

function write(em: EntityManager, deed: Deed, result: string, { numbers = {}, targetId }: Noted): void {
  const { userId, action, target, reason } = deed;
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
