import { expect } from '@jest/globals';
import type { LoggerService, Provider } from '@nestjs/common';
import type { ClientOptions } from 'ws';
import type { Problem } from '#contracts/shared/problem.js';
import type { SocketFrame } from '#contracts/shared/socket.js';
import type { RealtimeLimits } from '#src/platform/realtime/realtime-limits.js';
import { FakeAuthenticator } from './fake-authenticator.js';
import { configWith, startRealtimeApp, type RealtimeApp } from './realtime-app.js';
import { TestSocket } from './test-socket.js';

/** Keeps the logged lines. */
class Lines implements LoggerService {
  readonly written: { level: string; line: unknown; context: unknown }[] = [];
  private readonly keep = (level: string) => (line: unknown, context: unknown) =>
    void this.written.push({ level, line, context });
  readonly log = this.keep('info');
  readonly error = this.keep('error');
  readonly warn = this.keep('warn');
  readonly debug = this.keep('debug');
}

/**
 * Api processes with a socket, and clients connected to them. There is no Redis, since no test pushes: the socket must
 * work without it.
 */
export class Sockets {
  readonly authenticator = new FakeAuthenticator();
  readonly lines = new Lines();
  private readonly config = configWith({
    REDIS_URL: 'redis://127.0.0.1:1',
    PUBLIC_URL: 'https://posy.example',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  private apps: RealtimeApp[] = [];
  private readonly clients: TestSocket[] = [];

  /** @param providers handlers of actions */
  constructor(private readonly providers: Provider[] = []) {}

  async start(limits?: Partial<RealtimeLimits>, providers = this.providers): Promise<RealtimeApp> {
    const { config, authenticator, lines: logger } = this;
    const api = await startRealtimeApp({ config, authenticator, limits, providers, logger });
    this.apps.push(api);
    return api;
  }

  async open(api: RealtimeApp, options?: ClientOptions): Promise<TestSocket> {
    const client = await TestSocket.open(api.origin, options);
    this.clients.push(client);
    return client;
  }

  async openAs({ token, user }: ReturnType<FakeAuthenticator['issue']>, api: RealtimeApp): Promise<TestSocket> {
    const client = await this.open(api);
    const answer = await client.ask('Identify', { jwt: token, appName: 'vendor' });
    expect(answer).toMatchObject({ action: 'Identified', data: { userId: user.userId } });
    return client;
  }

  async closeClients(): Promise<void> {
    await Promise.all(this.clients.splice(0).map((client) => client.close()));
  }

  /** Stops the given apis, or all. */
  async stop(...named: RealtimeApp[]): Promise<void> {
    const stopping = this.apps.filter((api) => named.length === 0 || named.includes(api));
    this.apps = this.apps.filter((api) => !stopping.includes(api));
    await Promise.all(stopping.map(({ app }) => app.close()));
  }
}

/** The problem that an `Error` frame carries. */
export function problemIn(frame: SocketFrame): Problem {
  expect(frame.action).toBe('Error');
  const problem = frame.data as Problem;
  expect(problem.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  return problem;
}
