import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { currentEntityManager } from './unit-of-work.js';

/**
 * SQL queries on the shared connection pool. `Tables` describes the tables of the calling context
 * (`{'webstore.webstore': {...}}`); a context never queries the tables of another. Inside a unit of work, queries use
 * the connection of its transaction, so that they run after the locks which were taken before.
 */
@Injectable()
export class ReadDatabase {
  constructor(private readonly orm: MikroORM) {}

  tables<Tables>(): Kysely<Tables> {
    const em = currentEntityManager() ?? this.orm.em.fork();
    return em.getKysely() as unknown as Kysely<Tables>;
  }
}
