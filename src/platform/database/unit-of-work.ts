import { AsyncLocalStorage } from 'node:async_hooks';
import { OptimisticLockError } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../domain/refusal.js';
import { withoutRowValues } from './without-row-values.js';

const joined = new AsyncLocalStorage<EntityManager>();

/** The EntityManager of the unit of work that the present code runs in, if any. */
export const currentEntityManager = (): EntityManager | undefined => joined.getStore();

/** PostgreSQL's codes for conflicts that a second attempt with fresh data can resolve. */
const conflictCodes = new Set(['40001', '40P01']);
const isConflict = (error: unknown) =>
  error instanceof OptimisticLockError || conflictCodes.has(String((error as { code?: unknown } | null)?.code));

/**
 * Opens the only transactions there are. A command handler does all its work inside `run` and uses the EntityManager
 * that it is given; a command that runs inside another unit of work (a reaction, for example) joins it.
 *
 * Whatever fails inside ends the whole unit: nothing may be caught and forgotten between the handlers, since the outer
 * change would then be committed without the inner one.
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Runs work in one transaction and commits it. Work that meets a version or serialisation conflict runs once more, on
   * fresh data, so it must not keep state between attempts.
   * @throws whatever the work throws, after the rollback; Refusal `changed-meanwhile` for a second conflict
   */
  async run<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const outer = joined.getStore();
    if (outer) return this.join(outer, work);
    try {
      return await this.attempt(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    try {
      return await this.attempt(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      throw new Refusal('changed-meanwhile', 'This was changed at the same moment. Try again.', { cause: error });
    }
  }

  private async attempt<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const em = this.orm.em.fork();
    await em.begin();
    try {
      const result = await joined.run(em, () => work(em));
      if (failed.has(em)) throw failed.get(em);
      await em.commit();
      return result;
    } catch (error) {
      const transaction: unknown = em.getTransactionContext();
      // A broken connection cannot roll back; the server does it when the connection ends.
      await em.rollback().catch(() => undefined);
      // Work that took too long was given up, not ended: whatever it still does must fail on the ended transaction
      // instead of being committed alone.
      em.setTransactionContext(transaction);
      throw withoutRowValues(error);
    }
  }

  /** A nested failure that somebody swallows still fails the unit of work it joined. */
  private async join<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await work(em);
    } catch (error) {
      failed.set(em, error);
      throw error;
    }
  }
}

const failed = new WeakMap<EntityManager, unknown>();
