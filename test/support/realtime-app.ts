import { Global, Module, type LoggerService, type Provider } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { Config } from '#src/platform/config/config.js';
import { AUTHENTICATOR } from '#src/platform/http/authenticator.js';
import { RealtimeLimits } from '#src/platform/realtime/realtime-limits.js';
import { RealtimeModule } from '#src/platform/realtime/realtime.module.js';
import { SocketAdapter } from '#src/platform/realtime/socket-adapter.js';
import type { FakeAuthenticator } from './fake-authenticator.js';

/** Settings for parts of the platform that only need Redis. */
export const configWith = (variables: Record<string, string>) =>
  Config.fromEnvironment({
    DATABASE_URL: 'postgres://app@127.0.0.1:1/none',
    ELASTICSEARCH_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TOKEN_SECRET: 'a secret of the tests, 32 letters',
    ...variables,
  });

export interface RealtimeApp {
  readonly app: NestFastifyApplication;
  /** Where it listens. */
  readonly origin: string;
}

/** An api with a socket, real as in the product, and nothing else. */
export async function startRealtimeApp(options: {
  config: Config;
  authenticator: FakeAuthenticator;
  limits?: Partial<RealtimeLimits>;
  providers?: Provider[];
  logger?: LoggerService;
}): Promise<RealtimeApp> {
  const { config, authenticator, limits, providers = [], logger } = options;

  @Global()
  @Module({
    providers: [{ provide: AUTHENTICATOR, useValue: authenticator }, ...providers],
    exports: [AUTHENTICATOR],
  })
  class FakeIdentityModule {}

  const testing = await Test.createTestingModule({
    imports: [ConfigModule.with(config), FakeIdentityModule, RealtimeModule],
  })
    .overrideProvider(RealtimeLimits)
    .useValue({ ...new RealtimeLimits(), ...limits })
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: logger ?? false });
  app.useWebSocketAdapter(new SocketAdapter(app));
  try {
    await app.listen(0, '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, origin: await app.getUrl() };
}
