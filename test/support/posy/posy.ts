import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Type } from '@nestjs/common';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import pg from 'pg';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { Role } from '#contracts/identity/role.js';
import type { Problem } from '#contracts/shared/problem.js';
import type { Route } from '#contracts/shared/route.js';
import { createApi } from '#src/create-api.js';
import { RegisterUser } from '#src/identity/accounts/commands/register-user.js';
import { Config } from '#src/platform/config/config.js';
import type { Readiness } from '#src/platform/outages/dependency-probe.js';
import { eventually } from './eventually.js';
import { onceConnected } from './once-connected.js';
import { expectToMatchContract } from '../expect-to-match-contract.js';
import { asSuperuser } from '../test-database.js';
import { createTestEnvironment, type TestEnvironment } from '../test-environment.js';

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
  problem: Problem;
}

export interface CallParts {
  params?: Record<string, string>;
  /** A list results in a repeated parameter. */
  query?: Record<string, string | number | string[]>;
  body?: unknown;
  token?: string;
  /** Sent unchanged, instead of `body`. */
  payload?: string;
  headers?: Record<string, string>;
}

export const password = 'Posy-demo-2026';

/**
 * A complete installation for one spec file: api and workers in this process, with a database and an index of their
 * own.
 */
export class Posy {
  private stopWorkers?: () => Promise<void>;
  private statements?: pg.Pool;

  private constructor(
    readonly api: NestFastifyApplication,
    readonly config: Config,
    private readonly environment: TestEnvironment,
  ) {}

  /**
   * @param options.workers names of the workers to run; none with `[]`, all by default
   * @param options.settings environment variables that differ from the test's defaults
   */
  static async start(options: { workers?: string[]; settings?: Record<string, string> } = {}): Promise<Posy> {
    const environment = await createTestEnvironment(options.settings);
    const config = Config.fromEnvironment(environment.variables);
    const posy = new Posy(await createApi(config), config, environment);
    if (options.workers?.length !== 0) await posy.startWorkers(options.workers);
    return posy;
  }

  async startWorkers(names: string[] = []): Promise<void> {
    const { createWorkers } = await import('#workers/create-workers.js');
    const { stop } = await createWorkers(this.config, names);
    this.stopWorkers = stop;
    if (names.length === 0 || names.includes('reindex')) {
      const ask = async () => (await this.api.inject('/health/ready')).json<Readiness>();
      await eventually(ask, (readiness) => readiness.status === 'ready');
    }
  }

  async haltWorkers(): Promise<void> {
    await this.stopWorkers?.();
    this.stopWorkers = undefined;
  }

  async stop(): Promise<void> {
    await this.haltWorkers();
    await this.api.close();
    await this.statements?.end();
    await this.environment.dispose();
  }

  /** Its settings, for programs that run beside it. */
  get variables(): Record<string, string> {
    return this.environment.variables;
  }

  /** Returns a provider of the api. */
  get<T>(type: Type<T>): T {
    return this.api.get(type, { strict: false });
  }

  execute<T>(command: ICommand): Promise<T> {
    return onceConnected(() => this.get(CommandBus).execute(command));
  }

  /** Calls a route and checks the response against its contract. */
  async call<T>(route: Route, parts: CallParts = {}): Promise<Answer<T>> {
    const { params = {}, query = {}, body, token, payload, headers = {} } = parts;
    const path = route.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) search.append(name, String(one));
    const response = await this.api.inject({
      method: route.method,
      url: `/api/${path}${search.size > 0 ? `?${search}` : ''}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined && payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload: payload ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const answer: unknown = response.json();
    expectToMatchContract(route, response.statusCode, answer);
    return { status: response.statusCode, headers: response.headers, body: answer as T, problem: answer as Problem };
  }

  /** Creates an account that can sign in; returns its id. */
  register(email: string, roles: Role[] = []): Promise<string> {
    const registration = { email, firstName: 'Ada', lastName: 'Vale', phone: '+12125550100', password, roles };
    return this.execute(new RegisterUser(registration));
  }

  /** Signs in; returns the access token. */
  async signIn(email: string): Promise<string> {
    const response = await this.api.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identifier: email, password },
    });
    return response.json<SignedInView>().data.authResult.AccessToken;
  }

  /** Executes one statement, independent of the application. */
  async sql<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    this.statements ??= connectionsTo(this.config.databaseUrl);
    return (await this.statements.query<Row>(statement, values)).rows;
  }
}

/** Several, because statements may wait for a lock that another one has to release. */
function connectionsTo(databaseUrl: string): pg.Pool {
  const connectionString = asSuperuser(databaseUrl);
  const pool = new pg.Pool({ connectionString, max: 10, idleTimeoutMillis: 1_000, allowExitOnIdle: true });
  // A test may end idle connections; the pool opens others.
  return pool.on('error', () => undefined);
}
