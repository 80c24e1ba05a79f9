import 'reflect-metadata';
import { createApi } from '#src/create-api.js';
import { Config } from '#src/platform/config/config.js';
import { AUTHENTICATOR, type Authenticator } from '#src/platform/http/authenticator.js';
import { countStatements } from './count-statements.ts';
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
