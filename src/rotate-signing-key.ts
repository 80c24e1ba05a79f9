import 'reflect-metadata';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { KeySeal } from './identity/credentials/key-seal.js';
import { SigningKeys } from './identity/credentials/signing-keys.js';
import { SecurityLog } from './identity/security-log/security-log.js';
import { messageRoutes } from './message-routes.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { workerLimits } from './platform/database/orm-options.js';
import { databaseSchemas } from './schema.js';

/** `npm run keys:rotate`: replaces the key that signs tokens. Nobody is signed out: tokens of the old one still count. */
@Module({})
class RotationModule {
  static with(config: Config): DynamicModule {
    return {
      module: RotationModule,
      imports: [ConfigModule.with(config), DatabaseModule.forRoot(databaseSchemas, messageRoutes, workerLimits)],
      providers: [SigningKeys, KeySeal, SecurityLog],
    };
  }
}

const app = await NestFactory.createApplicationContext(RotationModule.with(Config.fromEnvironment(process.env)), {
  logger: ['warn', 'error'],
});
try {
  const keys = app.get(SigningKeys);
  await keys.rotate();
  process.stdout.write(`Tokens are now signed with the key ${(await keys.current()).kid}\n`);
} finally {
  await app.close();
}
