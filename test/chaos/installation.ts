import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startElasticsearch } from '../../docker/local/elasticsearch.ts';
import { freePorts } from '../../docker/local/free-ports.ts';
import type { LocalService } from '../../docker/local/local-service.ts';
import { runCommand } from '../../docker/local/processes/run-command.ts';
import { startMailSink, type MailSink } from '../../docker/local/mail-sink.ts';
import { paymentSecrets, startPaymentServer } from '../../docker/local/payment-server.ts';
import { startPostgres } from '../../docker/local/postgres.ts';
import { serviceHome } from '../../docker/local/processes/service-home.ts';
import { startRedis } from '../../docker/local/redis.ts';
import { EngineLink } from './engine-link.ts';
import { Link } from './link.ts';
import { layStorage } from './photo-strikes.ts';
import { Program, type Links } from './program.ts';

const root = join(import.meta.dirname, '../..');

/** Two indexing workers, so that one can overtake the other. */
const programs = {
  api: ['dist/src/main.js'],
  relay: ['dist/workers/main.js', 'relay'],
  'reindex-1': ['dist/workers/main.js', 'reindex'],
  'reindex-2': ['dist/workers/main.js', 'reindex'],
  reactions: ['dist/workers/main.js', 'reactions'],
  mail: ['dist/workers/main.js', 'mail'],
  images: ['dist/workers/main.js', 'images'],
} as const;
export type ProgramName = keyof typeof programs;
export const programNames = Object.keys(programs) as ProgramName[];

type ServiceName = 'postgres' | 'redis' | 'elasticsearch' | 'mail' | 'payments';
type Services = Record<Exclude<ServiceName, 'mail'>, LocalService> & { mail: MailSink };

/**
 * A complete installation in a folder of its own, with a process per worker and a link between each program and
 * service.
 */
export class Installation {
  readonly programs: Record<ProgramName, Program>;
  /** An additional one that does not run. */
  readonly spareRelay: Program;
  readonly services: Record<ServiceName, LocalService>;
  /** URL of the mail sink's page. */
  readonly mailPage: string;
  /** Settings of a program that reaches PostgreSQL without a link. */
  readonly environment: NodeJS.ProcessEnv;
  /** When Elasticsearch was killed, in milliseconds since 1970. */
  readonly engineCrashes: number[] = [];
  /** Number of upgrades. */
  upgrades = 0;
  readonly folder: string;

  /** @param change modifies the copy of the build that the programs run */
  static async start(folder: string, listings: number, change?: (folder: string) => void): Promise<Installation> {
    const [apiPort = 0] = await freePorts(1);
    const services = await startServices(folder, apiPort);
    const environment = environmentFor(folder, services);
    copyPrograms(root, folder);
    layStorage(folder);
    change?.(folder);
    for (const args of [['dist/src/migrate.js'], ['dist/src/seed.js', '--listings', String(listings)]]) {
      await runCommand({
        command: [process.execPath, ...args],
        cwd: folder,
        env: environment,
        logFile: join(folder, 'logs', 'first-data.log'),
      });
    }
    const make = async (name: ProgramName) => {
      const [free = 0] = await freePorts(1);
      return makeProgram(name, { folder, environment, port: name === 'api' ? apiPort : free }, services);
    };
    const entries = programNames.map(async (name) => [name, await make(name)]);
    const made = Object.fromEntries(await Promise.all(entries)) as Record<ProgramName, Program>;
    for (const program of Object.values(made)) program.start();
    return new Installation(folder, services, made, await make('relay'), environment);
  }

  private constructor(
    folder: string,
    services: Services,
    made: Installation['programs'],
    spareRelay: Program,
    environment: NodeJS.ProcessEnv,
  ) {
    this.folder = folder;
    this.services = services;
    this.mailPage = services.mail.pageUrl;
    this.programs = made;
    this.spareRelay = spareRelay;
    this.environment = environment;
  }

  allLinks(): Links[] {
    return Object.values(this.programs).map(({ links }) => links);
  }

  /** Kills a service, and restarts it on the same data after a while. */
  async crash(name: ServiceName, awayMs: number): Promise<void> {
    if (name === 'elasticsearch') this.engineCrashes.push(Date.now());
    this.services[name].kill('SIGKILL');
    await this.services[name].exited;
    await new Promise((resolve) => setTimeout(resolve, awayMs));
    this.services[name] = await this.services[name].startAgain();
  }

  /** Kills the database, copies its files, and starts it again. */
  copyDatabase(): Promise<void> {
    return this.withoutDatabase('cp -a data copy');
  }

  /** Kills the database and starts it again on the files of the copy. */
  bringBackDatabase(): Promise<void> {
    return this.withoutDatabase('rm -rf data && cp -a copy data && rm -f data/postmaster.pid');
  }

  /** The folder of the latest version of the programs. */
  get newest(): string {
    return this.folderOf(this.upgrades);
  }

  /** The folder of the programs after this many upgrades. */
  folderOf(upgrades: number): string {
    return upgrades === 0 ? this.folder : join(this.folder, `upgrade-${upgrades}`);
  }

  /** Runs a program of the latest version to its end, without links. */
  run(...args: string[]): Promise<void> {
    return runCommand({
      command: [process.execPath, ...args],
      cwd: this.newest,
      env: this.environment,
      logFile: join(this.folder, 'logs', 'commands.log'),
    });
  }

  allPrograms(): Program[] {
    return [...Object.values(this.programs), this.spareRelay];
  }

  async stop(): Promise<void> {
    await Promise.all(this.allPrograms().map((program) => program.stop()));
    await Promise.all(Object.values(this.services).map((service) => service.stop()));
  }

  /** Runs a shell command in the folder of the stopped database. */
  private async withoutDatabase(command: string): Promise<void> {
    this.services.postgres.kill('SIGKILL');
    await this.services.postgres.exited;
    await runCommand({
      command: ['/bin/sh', '-c', `cd "$1" && ${command}`, 'sh', serviceHome(this.folder, 'postgres')],
      logFile: join(this.folder, 'logs', 'commands.log'),
    });
    this.services.postgres = await this.services.postgres.startAgain();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function startServices(dataDir: string, apiPort: number): Promise<Services> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, port = 0] = await freePorts(7);
  const siteUrl = `http://127.0.0.1:${apiPort}`;
  const webhookUrl = `${siteUrl}/api/stripe/webhook`;
  const [postgres, redis, elasticsearch, mail, payments] = await Promise.all([
    startPostgres({ dataDir, port: a }),
    startRedis({ dataDir, port: b }),
    startElasticsearch({ dataDir, port: c, transportPort: d, heap: '384m' }),
    startMailSink({ dataDir, port: e, pagePort: f }),
    startPaymentServer({ dataDir, port, siteUrl, webhookUrl }),
  ]);
  return { postgres, redis, elasticsearch, mail, payments };
}

/** Copies the current programs: a build during the run must not mix two versions. */
export function copyPrograms(from: string, folder: string): void {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const part of ['contracts', 'src', 'workers']) {
    cpSync(join(from, 'dist', part), join(folder, 'dist', part), { recursive: true });
  }
  cpSync(join(from, 'package.json'), join(folder, 'package.json'));
  for (const name of ['node_modules', 'docker', 'docs', 'src']) symlinkSync(join(root, name), join(folder, name));
}

function environmentFor(folder: string, { postgres, redis, elasticsearch, mail, payments }: Services) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    ELASTICSEARCH_URL: elasticsearch.url,
    SMTP_URL: mail.url,
    STRIPE_SECRET_KEY: paymentSecrets.key,
    STRIPE_WEBHOOK_SECRET: paymentSecrets.webhooks,
    STRIPE_API_URL: payments.url,
    TOKEN_SECRET: 'nobody signs in here but the test itself',
    STORAGE_DIR: join(folder, 'storage'),
    REQUESTS_PER_MINUTE: '10000000',
    RENDERINGS_PER_MINUTE: '10000000',
    SIGN_IN_TRIES_PER_MINUTE: '10000000',
    SIGN_IN_TRIES_PER_ACCOUNT: '10000000',
    DEMO_OPERATOR_PASSWORD: 'Posy-demo-2026',
    ADMIN_MFA: 'optional',
  };
}

async function makeProgram(
  name: ProgramName,
  { folder, environment, port }: { folder: string; environment: NodeJS.ProcessEnv; port: number },
  { postgres, redis, elasticsearch }: Services,
): Promise<Program> {
  const links: Links = {
    database: await Link.before(postgres.url),
    redis: await Link.before(redis.url),
    engine: await EngineLink.before(elasticsearch.url),
  };
  const url = `http://127.0.0.1:${port}`;
  return new Program({
    name,
    args: [...programs[name]],
    cwd: folder,
    env: {
      ...environment,
      DATABASE_URL: links.database.url,
      REDIS_URL: links.redis.url,
      ELASTICSEARCH_URL: links.engine.url,
      [name === 'api' ? 'PORT' : 'WORKERS_PORT']: String(port),
    },
    links,
    url,
    logFile: join(folder, 'logs', `${name}.log`),
  });
}
