import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule, type Command } from '@nestjs/cqrs';
import { DemoModule } from '#src/demo/demo.module.js';
import { messageRoutes } from '#src/message-routes.js';
import { Config } from '#src/platform/config/config.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { DatabaseModule } from '#src/platform/database/database.module.js';
import { OutboxSubscriber } from '#src/platform/messages/outbox-subscriber.js';
import { apiLimits } from '#src/platform/database/orm-options.js';
import { MessagesModule } from '#src/platform/processing/messages.module.js';
import { PushModule } from '#src/platform/realtime/push.module.js';
import { SearchModule } from '#src/platform/search/search.module.js';
import { databaseSchemas } from '#src/schema.js';

class CommandLineModule {}

const moduleFor = (config: Config): DynamicModule => ({
  module: CommandLineModule,
  imports: [
    ConfigModule.with(config),
    DatabaseModule.forRoot(databaseSchemas, [new OutboxSubscriber(messageRoutes)], apiLimits),
    MessagesModule.forRoot(messageRoutes),
    SearchModule,
    PushModule,
    CqrsModule.forRoot(),
    DemoModule,
  ],
});

/** Executes commands of the contexts in this process, on the services that the environment names. */
export interface CommandLine {
  execute<T>(command: Command<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openCommandLine(env: NodeJS.ProcessEnv): Promise<CommandLine> {
  const app = await NestFactory.createApplicationContext(moduleFor(Config.fromEnvironment(env)), { logger: false });
  return { execute: (command) => app.get(CommandBus).execute(command), close: () => app.close() };
}
