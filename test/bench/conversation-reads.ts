import 'reflect-metadata';
import { createApi } from '#src/create-api.js';
import { Config } from '#src/platform/config/config.js';
import { countStatements } from './count-statements.ts';

export interface Reads {
  /** Milliseconds that the api took. */
  times: number[];
  /** Statements of one read. */
  statements: number;
}

/** Reads each address many times, in turn, in an api of this process, and counts the statements of a read. */
export async function readInProcess(
  env: NodeJS.ProcessEnv,
  calls: readonly { url: string; token: string }[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Reads[]> {
  const counted = countStatements();
  const api = await createApi(Config.fromEnvironment(env));
  const reads = calls.map((): Reads => ({ times: [], statements: 0 }));
  try {
    for (let round = -warmUp; round < rounds; round++) {
      for (const [nth, { url, token }] of calls.entries()) {
        const began = performance.now();
        const [answer, statements] = await counted(async () => {
          return await api.inject({ url, headers: { authorization: `Bearer ${token}` } });
        });
        if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode} ${answer.body}`);
        if (round < 0) continue;
        reads[nth]!.times.push(performance.now() - began);
        reads[nth]!.statements = Math.max(reads[nth]!.statements, statements);
      }
    }
    return reads;
  } finally {
    await api.close();
  }
}
