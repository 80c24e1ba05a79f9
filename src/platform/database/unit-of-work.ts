import { AsyncLocalStorage } from 'node:async_hooks';
import { OptimisticLockError } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../domain/refusal.js';
import { withoutRowValues } from './without-row-values.js';

const joined = new AsyncLocalStorage<EntityManager>();

/** The EntityManager of the current unit of work, if any. */
export const currentEntityManager = (): EntityManager | undefined => joined.getStore();

/** PostgreSQL's error codes for conflicts that a retry with fresh data can resolve. */
const conflictCodes = new Set(['40001', '40P01']);
const isConflict = (error: unknown) =>
  error instanceof OptimisticLockError || conflictCodes.has(String((error as { code?: unknown } | null)?.code));

/**
 * Opens transactions; no other code does. A command handler does all its work inside `run`, with the EntityManager that
 * it receives; a command that runs inside another unit of work (such as a reaction) joins it.
 *
 * Any error ends the whole unit. Errors must not be swallowed between handlers, since the outer change would then be
 * committed without the inner one.
 */
@Injectable()
export class UnitOfWork {
  constructor(private readonly orm: MikroORM) {}

  /**
   * Runs work in one transaction and commits it. After a version or serialization conflict, the work is retried once
   * with fresh data, so it must not keep state between attempts.
   * @throws any error of the work, after the rollback; Refusal `changed-meanwhile` for a second conflict
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
      throw new Refusal('changed-meanwhile', 'Someone else changed this at the same time. Try again.', {
        cause: error,
      });
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
      // Work that timed out may still be running: its further writes must fail on the ended transaction instead of
      // being committed alone.
      em.setTransactionContext(transaction);
      throw withoutRowValues(error);
    }
  }

  /** Joins the outer unit of work. A nested failure fails that unit even if the caller swallows the error. */
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
