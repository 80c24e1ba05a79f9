import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServicePorts } from '../services.ts';
import { StartProblem } from '../start-problem.ts';

/** The root folder of this clone. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Settings of the launcher itself; those of the programs are passed on unchanged. */
export interface LauncherSettings {
  /** Whether to reload api, workers and pages when their sources change. */
  dev: boolean;
  dataDir: string;
  ports: LauncherPorts;
  /** URL of the site on this computer. */
  siteUrl: string;
  /** Arguments for the seed: how many vendors the demo has. */
  seedArguments: string[];
}

/** Every port, with its variable, its default and its name for people. */
export const listeners = {
  site: { variable: 'PORT', port: 4400, title: 'the site' },
  workers: { variable: 'WORKERS_PORT', port: 4401, title: 'the workers' },
  images: { variable: 'IMAGES_PORT', port: 4402, title: 'the worker for pictures' },
  postgres: { variable: 'POSY_POSTGRES_PORT', port: 54400, title: 'PostgreSQL', unless: 'DATABASE_URL' },
  redis: { variable: 'POSY_REDIS_PORT', port: 63400, title: 'Redis', unless: 'REDIS_URL' },
  elasticsearch: {
    variable: 'POSY_ELASTICSEARCH_PORT',
    port: 9440,
    title: 'Elasticsearch',
    unless: 'ELASTICSEARCH_URL',
  },
  elasticsearchTransport: {
    variable: 'POSY_ELASTICSEARCH_TRANSPORT_PORT',
    port: 9441,
    title: 'Elasticsearch nodes',
    unless: 'ELASTICSEARCH_URL',
  },
  smtp: { variable: 'POSY_SMTP_PORT', port: 2540, title: 'mail', unless: 'SMTP_URL' },
  mailPage: { variable: 'POSY_MAIL_PAGE_PORT', port: 4408, title: 'the mail page', unless: 'SMTP_URL' },
  signIn: {
    variable: 'POSY_SIGN_IN_PORT',
    port: 4410,
    title: 'the sign-in service',
    unless: 'SINGLE_SIGN_ON_ISSUER',
  },
  payments: {
    variable: 'POSY_PAYMENTS_PORT',
    port: 4411,
    title: 'the payment server',
    unless: 'STRIPE_SECRET_KEY',
  },
} satisfies Record<string, { variable: string; port: number; title: string; unless?: string }>;

export type Listener = keyof typeof listeners;
export type LauncherPorts = ServicePorts & Record<Listener, number>;

/**
 * Reads the command line and the environment: `--dev`, POSY_DATA_DIR (`.data` by default), POSY_DEMO_LISTINGS
 * (the number of vendors in the demo, which the seed checks) and the ports above.
 * @throws StartProblem naming what it does not understand.
 */
export function readLauncherSettings(args: string[], env: NodeJS.ProcessEnv): LauncherSettings {
  const unknown = args.find((argument) => argument !== '--dev');
  if (unknown) throw new StartProblem(`There is no option ${unknown}; the only one is --dev.`);
  const ports = {} as LauncherPorts;
  for (const name of Object.keys(listeners) as Listener[]) ports[name] = readPort(name, env);
  return {
    dev: args.includes('--dev'),
    dataDir: resolve(env.POSY_DATA_DIR || join(root, '.data')),
    ports,
    siteUrl: `http://127.0.0.1:${ports.site}`,
    seedArguments: env.POSY_DEMO_LISTINGS ? ['--listings', env.POSY_DEMO_LISTINGS] : [],
  };
}

function readPort(name: Listener, env: NodeJS.ProcessEnv): number {
  const { variable, port } = listeners[name];
  const text = env[variable] || String(port);
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > 65535) throw new StartProblem(`${variable} is '${text}'; give it a port from 1 to 65535.`);
  return value;
}
