import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import pg from 'pg';
import { createApi } from '#src/create-api.js';
import { Config } from '#src/platform/config/config.js';
import { AUTHENTICATOR, type Authenticator } from '#src/platform/http/authenticator.js';
import type { Times } from './turn-by-turn.ts';

interface TokenChecks {
  /** Milliseconds of one check, sorted: the median of each hundred consecutive ones. */
  times: Times;
  /** Number of statements that all the checks together sent to the database. */
  statements: number;
  /** The same for one sign-in, which proves that statements are counted. */
  statementsOfSignIn: number;
}

/** Checks of one kind that are timed together, because a single one is shorter than the noise. */
const inARow = 100;

/** Checks access tokens in an api of this process, and counts the resulting statements. */
export async function checkTokens(
  env: NodeJS.ProcessEnv,
  credentials: { identifier: string; password: string },
  rounds: number,
): Promise<TokenChecks> {
  const asked = countStatements();
  const api = await createApi(Config.fromEnvironment(env));
  try {
    const signIn = async () => {
      const answer = await api.inject({ method: 'POST', url: '/api/auth/login', payload: credentials });
      return answer.json<{ data: { authResult: { AccessToken: string } } }>().data.authResult.AccessToken;
    };
    await signIn(); // reads the signing key, which is cached from then on
    const [token, statementsOfSignIn] = await asked(signIn);
    const authenticator = api.get<Authenticator>(AUTHENTICATOR);
    const [times, statements] = await asked(async () => {
      const taken: number[] = [];
      for (let round = -rounds; round < rounds; round++) {
        const begin = performance.now();
        for (let check = 0; check < inARow; check++) await authenticator.authenticate(token);
        if (round >= 0) taken.push((performance.now() - begin) / inARow);
      }
      return taken.sort((a, b) => a - b);
    });
    return { times, statements, statementsOfSignIn };
  } finally {
    await api.close();
  }
}

/** Counts the statements that some work sends to PostgreSQL, without those of timers. */
function countStatements() {
  const counting = new AsyncLocalStorage<{ statements: number }>();
  // MikroORM uses a client of its own.
  const ofMikroOrm = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof pg;
  for (const { Client } of new Set([pg, ofMikroOrm])) {
    const { query } = Client.prototype;
    Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      const counter = counting.getStore();
      if (counter) counter.statements += 1;
      return (query as (...given: unknown[]) => unknown).apply(this, given);
    } as typeof query;
  }
  return async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const counter = { statements: 0 };
    return [await counting.run(counter, work), counter.statements];
  };
}
