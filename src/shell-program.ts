import 'reflect-metadata';
import { Module, type INestApplicationContext, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { messageRoutes } from './message-routes.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { OutboxSubscriber } from './platform/messages/outbox-subscriber.js';
import { workerLimits } from './platform/database/orm-options.js';
import { Refusal } from './platform/domain/refusal.js';
import { databaseSchemas } from './schema.js';

@Module({})
class ShellProgramModule {}

/**
 * Runs one task of a shell command beside the database, prints what it answers, and stops. A refusal is printed as its
 * sentence and ends with exit code 1.
 * @param parts what the task needs besides configuration and database
 */
export async function runShellProgram(
  parts: Pick<ModuleMetadata, 'imports' | 'providers'>,
  task: (app: INestApplicationContext, config: Config) => Promise<string>,
): Promise<void> {
  const config = Config.fromEnvironment(process.env);
  const database = DatabaseModule.forRoot(databaseSchemas, [new OutboxSubscriber(messageRoutes)], workerLimits);
  const program = {
    module: ShellProgramModule,
    imports: [ConfigModule.with(config), database, ...(parts.imports ?? [])],
    providers: parts.providers ?? [],
  };
  const app = await NestFactory.createApplicationContext(program, { logger: ['warn', 'error'] });
  try {
    process.stdout.write(`${await task(app, config)}\n`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await app.close();
  }
}
