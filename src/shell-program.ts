import 'reflect-metadata';
import { Module, type INestApplicationContext, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { messageRoutes } from './message-routes.js';
import { ConfigProblems } from './platform/config/config-problems.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { OutboxSubscriber } from './platform/messages/outbox-subscriber.js';
import { workerLimits } from './platform/database/orm-options.js';
import { Refusal } from './platform/domain/refusal.js';
import { MessagesModule } from './platform/processing/messages.module.js';
import { PushModule } from './platform/realtime/push.module.js';
import { SearchModule } from './platform/search/search.module.js';
import { databaseSchemas } from './schema.js';

/** Modules and providers of a program besides configuration and database. */
type Parts = Pick<ModuleMetadata, 'imports' | 'providers'>;

/** Modules on which those of the contexts stand, for programs that import contexts with reactions. */
export const underContexts = [
  MessagesModule.forRoot(messageRoutes),
  SearchModule,
  PushModule,
  CqrsModule.forRoot(),
] as const;

@Module({})
class ShellProgramModule {}

/** Opens the modules of a program beside the database, does the work, and closes them. */
export async function withModules<T>(
  parts: Parts,
  work: (app: INestApplicationContext, config: Config) => Promise<T>,
): Promise<T> {
  const config = Config.fromEnvironment(process.env);
  const database = DatabaseModule.forRoot(databaseSchemas, [new OutboxSubscriber(messageRoutes)], workerLimits);
  const program = {
    module: ShellProgramModule,
    imports: [ConfigModule.with(config), database, ...(parts.imports ?? [])],
    providers: parts.providers ?? [],
  };
  const app = await NestFactory.createApplicationContext(program, { logger: ['warn', 'error'], abortOnError: false });
  try {
    return await work(app, config);
  } finally {
    await app.close();
  }
}

/**
 * Runs one task of a shell command beside the database, and stops. A refusal and wrong settings are printed as their
 * sentence and end with exit code 1.
 * @param task returns the sentence to print, or an exit code
 */
export async function runShellProgram(
  parts: Parts,
  task: (app: INestApplicationContext, config: Config) => Promise<string | number>,
): Promise<void> {
  try {
    const result = await withModules(parts, task);
    if (typeof result === 'number') process.exitCode = result;
    else process.stdout.write(`${result}\n`);
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof ConfigProblems)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
