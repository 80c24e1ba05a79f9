import 'reflect-metadata';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { ChangeFeatureToggle } from './content/commands/change-feature-toggle.js';
import { ContentModule } from './content/content.module.js';
import { messageRoutes } from './message-routes.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { workerLimits } from './platform/database/orm-options.js';
import { Refusal } from './platform/domain/refusal.js';
import { databaseSchemas } from './schema.js';

/** `npm run toggle -- <feature> on|off`: what operators do on their page, from a shell. */
@Module({})
class ToggleModule {
  static with(config: Config): DynamicModule {
    return {
      module: ToggleModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.forRoot(databaseSchemas, messageRoutes, workerLimits),
        CqrsModule.forRoot(),
        ContentModule,
      ],
    };
  }
}

const [feature = '', wanted = ''] = process.argv.slice(2);
if (wanted !== 'on' && wanted !== 'off') {
  process.stderr.write('Say which feature and how: npm run toggle -- newVendor off\n');
  process.exit(1);
}
const app = await NestFactory.createApplicationContext(ToggleModule.with(Config.fromEnvironment(process.env)), {
  logger: ['warn', 'error'],
});
try {
  await app.get(CommandBus).execute(new ChangeFeatureToggle(feature, wanted === 'on' ? 1 : 0));
  process.stdout.write(`${feature} is ${wanted}\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
