import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';

const program = fileURLToPath(new URL('sign-in-service/server.ts', import.meta.url));

/** What the site proves itself with; both run on one computer and are reached from it alone. */
export const signInServiceSecret = 'only-on-this-computer';

interface SignInServiceOptions extends LocalServiceOptions {
  /** Where people reach the site: browsers are sent back there and nowhere else. */
  siteUrl: string;
}

/** Starts an OpenID provider that believes whoever says who they are; `url` is its issuer. */
export async function startSignInService(options: SignInServiceOptions): Promise<LocalService> {
  const { dataDir, port, siteUrl } = options;
  const url = `http://127.0.0.1:${port}`;
  return launchService({
    name: 'Sign-in service',
    url,
    command: [process.execPath, program, String(port), siteUrl, signInServiceSecret],
    logFile: join(dataDir, 'logs', 'sign-in-service.log'),
    isReady: async () => (await fetch(`${url}/ready`)).ok,
    patienceMs: 30_000,
    startAgain: () => startSignInService(options),
  });
}
