import { mkdirSync, rmSync } from 'node:fs';
import pg from 'pg';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { launchService, type LocalService } from '../../../docker/local/local-service.ts';
import { runCommand } from '../../../docker/local/processes/run-command.ts';
import { eventually } from '../../support/posy/eventually.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/test-environment.js';

export interface SiteOptions {
  /** How many demo webstores; the first is the demo vendor's. */
  listings: number;
  /** Environment variables that differ from the test's defaults. */
  settings?: Record<string, string>;
  /** Of the site, where something else has to know it before; a free one unless said. */
  port?: number;
  /** Puts something between the programs and their database: takes its address, and answers the one to use. */
  throughDatabase?: (url: string) => Promise<string>;
}

let made = 0;

/** What Node made of the programs' code is kept for the next site: a start takes a third less. */
const startsSooner = { NODE_COMPILE_CACHE: '.data/compiled' };

/** The two real programs, as `npm start` runs them, on a database and an index of their own that have demo data. */
export class Site {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly environment: TestEnvironment,
    private api: LocalService,
    private readonly workers: LocalService,
  ) {}

  static async start({ listings, settings, port: given, throughDatabase }: SiteOptions): Promise<Site> {
    const [free = 0, workersPort = 0] = await freePorts(2);
    const port = given ?? free;
    const url = `http://127.0.0.1:${port}`;
    const folder = `.data/test-${process.pid}-site-${(made += 1)}`;
    mkdirSync(folder, { recursive: true });
    const ports = { PORT: String(port), WORKERS_PORT: String(workersPort), PUBLIC_URL: url };
    const environment = await createTestEnvironment({ ...ports, ...settings });
    const { DATABASE_URL: database = '' } = environment.variables;
    if (throughDatabase) environment.variables['DATABASE_URL'] = await throughDatabase(database);
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...startsSooner, ...environment.variables };
    const seed = [process.execPath, 'dist/src/seed.js', '--listings', String(listings)] as const;
    const [api, workers] = await Promise.all([
      launch('api', 'dist/src/main.js', url, folder, env),
      launch('workers', 'dist/workers/main.js', `http://127.0.0.1:${workersPort}`, folder, env),
      runCommand({ command: [...seed], env, logFile: `${folder}/seed.log` }),
    ]);
    const site = new Site(url, folder, environment, api, workers);
    await site.lists(listings);
    return site;
  }

  /** Ends the api in good order, as an update of the product does. */
  stopApi(): Promise<void> {
    return this.api.stop();
  }

  /** On the same port. */
  async startApiAgain(): Promise<void> {
    this.api = await this.api.startAgain();
  }

  /** Stops the workers where they are, with their connections, until the work is done. */
  async whileWorkersStandStill<T>(work: () => Promise<T>): Promise<T> {
    this.workers.kill('SIGSTOP');
    try {
      return await work();
    } finally {
      this.workers.kill('SIGCONT');
    }
  }

  /** Asks or changes the database behind the programs' backs. */
  async sql<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.environment.variables['DATABASE_URL'] });
    await client.connect();
    try {
      return (await client.query<Row>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** What both programs wrote at the end, for somebody who wonders why a test failed. */
  lastLines(): string {
    return [this.api, this.workers]
      .map((program) => [`Last lines of ${program.name}:`, ...program.lastLines(15)].join('\n  '))
      .join('\n');
  }

  /** Lines of the level error or worse, of both programs. */
  loggedErrors(): string[] {
    const lines = [this.api, this.workers].flatMap((program) => program.lastLines(Infinity));
    return lines.filter((line) => !(Number(/"level":(\d+)/.exec(line)?.[1]) < 50));
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.stop(), this.workers.stop()]);
    await this.environment.dispose();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Waits until search finds this many. */
  private async lists(listings: number): Promise<void> {
    const ask = async () => {
      const answer = await fetch(`${this.url}/api/webstoresearch?pageSize=1`);
      return (await answer.json()) as { numResults?: number };
    };
    await eventually(ask, ({ numResults }) => numResults === listings, 30_000);
  }
}

function launch(
  name: string,
  program: string,
  url: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<LocalService> {
  return launchService({
    name,
    url,
    command: [process.execPath, program],
    env,
    logFile: `${folder}/${name}.log`,
    graceMs: 10_000,
    isReady: async () => {
      const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) });
      return ((await answer.json()) as { status: string }).status === 'ready';
    },
    patienceMs: 30_000,
    startAgain: () => launch(name, program, url, folder, env),
  });
}
