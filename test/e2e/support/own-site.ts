import { mkdirSync, rmSync } from 'node:fs';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { launchService, type LocalService } from '../../../docker/local/local-service.ts';
import { eventually } from '../../support/posy/eventually.ts';
import { createTestEnvironment, type TestEnvironment } from '../../support/test-environment.ts';
import { demoTemplate } from './demo-template.ts';
import { listings, Site, type SiteAddress } from './site.ts';

export interface SiteOptions {
  /** Environment variables that differ from the test's defaults. */
  settings?: Record<string, string>;
  /** Port of the site, if something else needs it before; a free one by default. */
  port?: number;
  /** Inserts a proxy between the programs and their database: receives its address, and returns the one to use. */
  throughDatabase?: (url: string) => Promise<string>;
}

/** Timeout in milliseconds for the start of a program. */
const startLimit = 120_000;

let made = 0;

/** A separate site, with a copy of the demo data and an index of its own: its programs can be stopped. */
export class OwnSite extends Site {
  readonly address: SiteAddress;
  private readonly folder: string;
  private readonly environment: TestEnvironment;
  private api: LocalService;
  private readonly workers: LocalService;

  private constructor(
    address: SiteAddress,
    folder: string,
    environment: TestEnvironment,
    programs: { api: LocalService; workers: LocalService },
  ) {
    super(address, () => 0);
    this.address = address;
    this.folder = folder;
    this.environment = environment;
    this.api = programs.api;
    this.workers = programs.workers;
  }

  static async start({ settings, port: given, throughDatabase }: SiteOptions = {}): Promise<OwnSite> {
    const [free = 0, workersPort = 0] = await freePorts(2);
    const port = given ?? free;
    const url = `http://127.0.0.1:${port}`;
    const folder = `.data/test-${process.pid}-site-${(made += 1)}`;
    mkdirSync(folder, { recursive: true });
    const ports = { PORT: String(port), WORKERS_PORT: String(workersPort), PUBLIC_URL: url };
    const { database, storage } = demoTemplate();
    const environment = await createTestEnvironment({ ...ports, STORAGE_DIR: storage, ...settings }, database);
    const { DATABASE_URL: own = '' } = environment.variables;
    if (throughDatabase) environment.variables['DATABASE_URL'] = await throughDatabase(own);
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment.variables };
    const [api, workers] = await Promise.all([
      launch('api', 'dist/src/main.js', url, folder, env),
      launch('workers', 'dist/workers/main.js', `http://127.0.0.1:${workersPort}`, folder, env),
    ]);
    const { DATABASE_URL: databaseUrl = '' } = environment.variables;
    const address = { url, databaseUrl, logs: { api: api.logFile, workers: workers.logFile } };
    const site = new OwnSite(address, folder, environment, { api, workers });
    await site.findsAll();
    return site;
  }

  /** Stops the api gracefully, as an update of the product does. */
  stopApi(): Promise<void> {
    return this.api.stop();
  }

  /** On the same port. */
  async startApiAgain(): Promise<void> {
    this.api = await this.api.startAgain();
  }

  /** Freezes the workers, with open connections, until the work is done. */
  async whileWorkersAreFrozen<T>(work: () => Promise<T>): Promise<T> {
    this.workers.kill('SIGSTOP');
    try {
      return await work();
    } finally {
      this.workers.kill('SIGCONT');
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.stop(), this.workers.stop()]);
    await this.environment.dispose();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Waits until search finds every listing, in the list and on the map: the workers build the index when they start,
   * and the first responses of an engine that has just started may time out.
   */
  private async findsAll(): Promise<void> {
    const ask = async () => {
      const answer = await fetch(`${this.url}/api/webstoresearch?pageSize=1`);
      return (await answer.json()) as { numResults?: number };
    };
    await eventually(ask, ({ numResults }) => numResults === listings, startLimit);
    const map = () => fetch(`${this.url}/api/webstoresearch/map?south=7&west=-128&north=60&east=-63`);
    await eventually(map, ({ ok }) => ok, startLimit);
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
    timeoutMs: startLimit,
    startAgain: () => launch(name, program, url, folder, env),
  });
}
