import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';

/**
 * SQL for queries, on the same pool as everything else. `Tables` is the reading context's own description of its
 * tables (`{'webstore.webstore': {...}}`); a context never names another's tables.
 */
@Injectable()
export class ReadDatabase {
  constructor(private readonly orm: MikroORM) {}

  tables<Tables>(): Kysely<Tables> {
    return this.orm.em.fork().getKysely<Tables>() as unknown as Kysely<Tables>;
  }
}
