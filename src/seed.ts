import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { DemoModule } from './demo/demo.module.js';
import { SeedDemoData, type SeedShare } from './demo/seed-demo-data.js';
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

/** Webstores for which one more process is worth its start. */
const worthAProcess = 5_000;

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '5000' }, share: { type: 'string' } },
});
const listings = Number(values.listings);
if (!Number.isSafeInteger(listings) || listings < 1) throw new Error('--listings takes a whole number from 1');

if (values.share === undefined) await seedTogether();
else await withSeeder((seeder) => seeder.webstores(listings, JSON.parse(values.share ?? '') as SeedShare));

/** Making a webstore and its rows is the work of one processor, so that others take part where there are very many. */
async function seedTogether(): Promise<void> {
  const began = Date.now();
  const of = Math.max(1, Math.min(Math.floor(listings / worthAProcess), availableParallelism() - 1));
  if (of === 1) await withSeeder((seeder) => seeder.run(listings));
  else {
    await withSeeder((seeder) => seeder.people());
    await Promise.all(Array.from({ length: of }, (_, nth) => seedElsewhere({ nth, of })));
  }
  const seconds = (Date.now() - began) / 1_000;
  process.stdout.write(
    `Seeded ${listings} webstores in ${seconds.toFixed(1)} s (${Math.round(listings / seconds)} a second)\n`,
  );
}

async function seedElsewhere(share: SeedShare): Promise<void> {
  const args = [import.meta.filename, '--listings', String(listings), '--share', JSON.stringify(share)];
  const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit' });
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Process ${share.nth + 1} of ${share.of} that seed failed`);
}

async function withSeeder(work: (seeder: SeedDemoData) => Promise<void>): Promise<void> {
  const app = await NestFactory.createApplicationContext(SeedModule.with(Config.fromEnvironment(process.env)), {
    logger: ['warn', 'error'],
  });
  await work(app.get(SeedDemoData));
  await app.close();
}
