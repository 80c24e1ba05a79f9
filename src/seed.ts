import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { DemoModule } from './demo/demo.module.js';
import { SeedDemoData } from './demo/seed-demo-data.js';
import { messageRoutes } from './message-routes.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { workerLimits } from './platform/database/orm-options.js';
import { MessagesModule } from './platform/messages/messages.module.js';
import { PushModule } from './platform/realtime/push.module.js';
import { SearchModule } from './platform/search/search.module.js';
import { databaseSchemas } from './schema.js';

/** `node dist/src/seed.js [--listings 5000]`: demo data, through the same rules that people's edits pass. */
@Module({})
class SeedModule {
  static with(config: Config): DynamicModule {
    return {
      module: SeedModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.forRoot(databaseSchemas, messageRoutes, workerLimits),
        MessagesModule.forRoot(messageRoutes),
        SearchModule,
        PushModule,
        CqrsModule.forRoot(),
        DemoModule,
      ],
    };
  }
}

const { values } = parseArgs({ options: { listings: { type: 'string', default: '5000' } } });
const listings = Number(values.listings);
if (!Number.isSafeInteger(listings) || listings < 1) throw new Error('--listings takes a whole number from 1');

const began = Date.now();
const app = await NestFactory.createApplicationContext(SeedModule.with(Config.fromEnvironment(process.env)), {
  logger: ['warn', 'error'],
});
await app.get(SeedDemoData).run(listings);
await app.close();
const seconds = (Date.now() - began) / 1_000;
process.stdout.write(
  `Seeded ${listings} webstores in ${seconds.toFixed(1)} s (${Math.round(listings / seconds)} a second)\n`,
);
