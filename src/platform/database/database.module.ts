import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Config } from '../config/config.js';
import { OutboxSubscriber } from '../messages/outbox-subscriber.js';
import type { RoutingTable } from '../messages/routing-table.js';
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
  /** @param routes consumers of each message: a delivery for each of them is written with every fact */
  static forRoot(schemas: readonly DatabaseSchema[], routes: RoutingTable, limits: DatabaseLimits): DynamicModule {
    const orm = MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ({
        ...ormOptions(config.databaseUrl, schemas, limits),
        subscribers: [new OutboxSubscriber(routes)],
        registerRequestContext: false,
      }),
    });
    return { module: DatabaseModule, imports: [orm as never] };
  }
}
