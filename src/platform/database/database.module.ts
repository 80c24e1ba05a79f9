import type { EventSubscriber } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Config } from '../config/config.js';
import { DatabaseListener } from './database-listener.js';
import { FlushSubscribers } from './flush-subscribers.js';
import type { DatabaseSchema } from './database-schema.js';
import { ormOptions, type DatabaseLimits } from './orm-options.js';
import { LostCommits } from './lost-commits.js';
import { ReadDatabase } from './read-database.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({
  providers: [UnitOfWork, FlushSubscribers, ReadDatabase, LostCommits, DatabaseListener],
  exports: [UnitOfWork, FlushSubscribers, ReadDatabase, LostCommits, DatabaseListener],
})
export class DatabaseModule {
  /** @param subscribers see every unit of work before the flush, such as the one that writes facts to the outbox */
  static forRoot(
    schemas: readonly DatabaseSchema[],
    subscribers: readonly EventSubscriber[],
    limits: DatabaseLimits,
  ): DynamicModule {
    const orm = MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ({
        ...ormOptions(config.databaseUrl, schemas, limits),
        subscribers: [...subscribers],
        registerRequestContext: false,
      }),
    });
    return { module: DatabaseModule, imports: [orm as never] };
  }
}
