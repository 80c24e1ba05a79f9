import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';

const program = fileURLToPath(new URL('sign-in-service/server.ts', import.meta.url));

/** The site's client secret; both run on one computer and are only reached from it. */
export const signInServiceSecret = 'only-on-this-computer';

interface SignInServiceOptions extends LocalServiceOptions {
  /** URL of the site, the only one to which browsers are sent back. */
  siteUrl: string;
}

/** Starts an OpenID provider that accepts any claimed identity; `url` is its issuer. */
export async function startSignInService(options: SignInServiceOptions): Promise<LocalService> {
  const { dataDir, port, siteUrl } = options;
  const url = `http://127.0.0.1:${port}`;
  return launchService({
    name: 'Sign-in service',
    url,
    command: [process.execPath, program, String(port), siteUrl, signInServiceSecret],
    logFile: join(dataDir, 'logs', 'sign-in-service.log'),
    isReady: async () => (await fetch(`${url}/ready`)).ok,
    timeoutMs: 30_000,
    startAgain: () => startSignInService(options),
  });
}
