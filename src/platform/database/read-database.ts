import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { currentEntityManager } from './unit-of-work.js';

/**
 * SQL for queries, on the same pool as everything else. `Tables` is the reading context's own description of its
 * tables (`{'webstore.webstore': {...}}`); a context never names another's tables. Inside a unit of work it reads on
 * that transaction's connection, so that facts are read after the locks that were taken before.
 */
@Injectable()
export class ReadDatabase {
  constructor(private readonly orm: MikroORM) {}

  tables<Tables>(): Kysely<Tables> {
    const em = currentEntityManager() ?? this.orm.em.fork();
    return em.getKysely() as unknown as Kysely<Tables>;
  }
}
