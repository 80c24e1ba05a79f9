import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildPart } from '../build-if-changed.ts';
import { demoMark } from './demo-mark.ts';
import { isLoopback } from '../../../src/platform/config/is-loopback.ts';
import { apiAllocator, picturesAllocator, serverFlags } from '../server-flags.ts';
import type { ServiceUrls } from '../services.ts';
import { paymentSecrets } from '../payment-server.ts';
import { signInServiceSecret } from '../sign-in-service.ts';
import { root } from './settings.ts';
import type { LauncherSettings } from './settings.ts';

/** A program that runs until it is stopped. */
export interface Program {
  /** Name for people, also of its log. */
  name: string;
  /** Arguments for Node. */
  args: string[];
  /** Variables that differ from those of the other programs. */
  env?: NodeJS.ProcessEnv;
  /** Responds with 200 once the program can do its work. */
  readyUrl: string;
}

/** All programs of ours that the launcher runs, in the order of their start. */
export interface Programs {
  build: BuildPart[];
  /** Both end by themselves; the seed can be repeated after an interruption. */
  migrate: string[];
  seed: string[];
  servers: Program[];
  /** Returns `{numResults}`; after a first seed it must not be 0. */
  searchUrl: string;
}

export function posyPrograms({ dev, ports, siteUrl, seedArguments }: LauncherSettings): Programs {
  const node = (program: string) => [...(dev ? ['--enable-source-maps'] : []), join(root, 'dist', program)];
  return {
    // In development the api serves the pages through Vite, which compiles them itself.
    build: dev ? ['server'] : ['server', 'web'],
    migrate: node('src/migrate.js'),
    seed: [...node('src/seed.js'), ...seedArguments],
    servers: [
      {
        name: 'api',
        args: [...serverFlags.api, ...node('src/main.js')],
        env: apiAllocator,
        readyUrl: `${siteUrl}/health/ready`,
      },
      {
        name: 'workers',
        args: [...serverFlags.workers, ...node('workers/main.js'), 'relay', 'reindex', 'reactions', 'mail'],
        readyUrl: `http://127.0.0.1:${ports.workers}/health/ready`,
      },
      {
        // A separate process, because a malicious upload must not stop the other workers.
        name: 'images',
        args: [...serverFlags.workers, ...node('workers/main.js'), 'images'],
        env: { ...picturesAllocator, WORKERS_PORT: String(ports.images) },
        readyUrl: `http://127.0.0.1:${ports.images}/health/ready`,
      },
    ],
    searchUrl: `${siteUrl}/api/webstoresearch?pageSize=1`,
  };
}

/**
 * Returns whether this is the demo: our own data, on a site that only this computer reaches. Anywhere else nobody may
 * sign in with credentials from the sources, or as an operator without a second factor.
 */
export const runsDemo = (
  { siteUrl }: LauncherSettings,
  { databaseUrl }: ServiceUrls,
  env: NodeJS.ProcessEnv,
): boolean => databaseUrl !== env.DATABASE_URL && isLoopback(env.PUBLIC_URL || siteUrl);

/** Returns whether the local sign-in service runs, which checks no passwords. */
export const hasStandInSignIn = (settings: LauncherSettings, urls: ServiceUrls, env: NodeJS.ProcessEnv): boolean =>
  !env.SINGLE_SIGN_ON_ISSUER && runsDemo(settings, urls, env);

/** Whether the stand-in payment server runs, which moves no money: never where others could take it for real. */
export const hasStandInPayments = (settings: LauncherSettings, urls: ServiceUrls, env: NodeJS.ProcessEnv): boolean =>
  !env.STRIPE_SECRET_KEY && runsDemo(settings, urls, env);

/**
 * The password of the demo's operator: chosen or generated before the demo data are written, and stored, readable by
 * this user alone. Demo data that are older than this file have another password, which is unknown here.
 */
export function demoOperatorPassword(dataDir: string, env: NodeJS.ProcessEnv): string | undefined {
  const file = join(dataDir, 'demo-operator-password');
  if (!existsSync(file) && existsSync(demoMark(dataDir))) return undefined;
  return keptSecret(file, env.DEMO_OPERATOR_PASSWORD || randomBytes(9).toString('hex'));
}

/** The environment of the programs: that of the launcher, completed with what it started and chose. */
export function programEnvironment(
  settings: LauncherSettings,
  urls: ServiceUrls,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { dev, dataDir, ports, siteUrl } = settings;
  const isDemo = runsDemo(settings, urls, env);
  return {
    ...env,
    // Only migrations get these.
    MIGRATION_DATABASE_URL: undefined,
    DATABASE_ADMIN_URL: undefined,
    NODE_ENV: dev ? 'development' : 'production',
    DATABASE_URL: urls.databaseUrl,
    REDIS_URL: urls.redisUrl,
    ELASTICSEARCH_URL: urls.elasticsearchUrl,
    SMTP_URL: urls.smtpUrl,
    PORT: String(ports.site),
    WORKERS_PORT: String(ports.workers),
    PUBLIC_URL: env.PUBLIC_URL || siteUrl,
    STORAGE_DIR: env.STORAGE_DIR || join(dataDir, 'storage'),
    ...(isDemo && {
      ADMIN_MFA: env.ADMIN_MFA || 'optional',
      DEMO_OPERATOR_PASSWORD: demoOperatorPassword(dataDir, env),
    }),
    ...(hasStandInSignIn(settings, urls, env) && {
      SINGLE_SIGN_ON_ISSUER: `http://127.0.0.1:${ports.signIn}`,
      SINGLE_SIGN_ON_CLIENT_ID: 'posy',
      SINGLE_SIGN_ON_CLIENT_SECRET: signInServiceSecret,
    }),
    ...(hasStandInPayments(settings, urls, env) && {
      STRIPE_SECRET_KEY: paymentSecrets.key,
      STRIPE_WEBHOOK_SECRET: paymentSecrets.webhooks,
      STRIPE_API_URL: `http://127.0.0.1:${ports.payments}`,
    }),
    TOKEN_SECRET: env.TOKEN_SECRET || keptSecret(join(dataDir, 'token-secret'), randomBytes(32).toString('hex')),
    ...(dev && { POSY_DEV: '1' }),
  };
}

/** Written once, so that people stay signed in after a restart. */
function keptSecret(file: string, first: string): string {
  if (!existsSync(file)) writeFileSync(file, first, { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
