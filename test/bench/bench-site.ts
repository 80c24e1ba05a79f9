import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, type BuildPart } from '../../docker/local/build-if-changed.ts';
import { freePorts } from '../../docker/local/free-ports.ts';
import { apiAllocator, picturesAllocator, serverFlags } from '../../docker/local/server-flags.ts';
import { startServices } from '../../docker/local/services.ts';
import { eventually } from '../support/posy/eventually.ts';
import { ofProcess } from './processor-time.ts';

const root = join(import.meta.dirname, '../..');
const report = (line: string) => void process.stdout.write(`${line}\n`);

/** The two real programs on services of their own, with this many listings; kept in `.data/bench` for the next run. */
export class BenchSite {
  private readonly children: ChildProcess[] = [];

  readonly apiUrls: readonly string[];
  readonly engineUrl: string;
  readonly alias = 'posy-listings';
  /** Settings of its programs, for another program beside them. */
  readonly env: NodeJS.ProcessEnv;
  private readonly logFolder: string;
  private readonly stopServices: () => Promise<void>;

  private constructor(
    apiUrls: readonly string[],
    env: NodeJS.ProcessEnv,
    engineUrl: string,
    logFolder: string,
    stopServices: () => Promise<void>,
  ) {
    this.apiUrls = apiUrls;
    this.env = env;
    this.engineUrl = engineUrl;
    this.logFolder = logFolder;
    this.stopServices = stopServices;
  }

  static async start(options: {
    listings: number;
    /** Settings of each api process that differ from the others'; one process by default. */
    apis?: readonly NodeJS.ProcessEnv[];
    /** The measured programs; for some the web pages have to be built. */
    parts?: BuildPart[];
    /** Puts a proxy between the programs and the engine; returns its address. */
    engineThrough?: (engineUrl: string) => Promise<string>;
    /** Folder in `.data` of its services. */
    folder?: string;
    /** Workers of its first process; all by default. */
    workers?: readonly string[];
  }): Promise<BenchSite> {
    const { listings, apis = [{}], parts = ['server'], engineThrough, folder = 'bench', workers = [] } = options;
    await buildIfChanged(report, parts);
    const [postgres = 0, redis = 0, elasticsearch = 0, elasticsearchTransport = 0, smtp = 0, mailPage = 0, ...rest] =
      await freePorts(7 + apis.length);
    const [workersPort = 0, ...apiPorts] = rest;
    const ports = { postgres, redis, elasticsearch, elasticsearchTransport, smtp, mailPage };
    process.env.POSY_ES_HEAP ??= '1g';
    const dataDir = join(root, '.data', folder);
    const { urls, stop } = await startServices({ dataDir, ports, report });
    const env = {
      ...process.env,
      DATABASE_URL: urls.databaseUrl,
      REDIS_URL: urls.redisUrl,
      ELASTICSEARCH_URL: (await engineThrough?.(urls.elasticsearchUrl)) ?? urls.elasticsearchUrl,
      SMTP_URL: urls.smtpUrl,
      TOKEN_SECRET: 'benchmarks need no secret, only one of this length',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '10000000',
      RENDERINGS_PER_MINUTE: '10000000',
      SIGN_IN_TRIES_PER_MINUTE: '10000000',
      SIGN_IN_TRIES_PER_ACCOUNT: '10000000',
      DEMO_OPERATOR_PASSWORD: 'Posy-demo-2026',
      ADMIN_MFA: 'optional',
      WORKERS_PORT: String(workersPort),
    };
    const apiUrls = apiPorts.map((port) => `http://127.0.0.1:${port}`);
    const site = new BenchSite(apiUrls, env, urls.elasticsearchUrl, join(dataDir, 'logs'), stop);
    try {
      await site.run(['dist/src/migrate.js']);
      await site.run(['dist/src/seed.js', '--listings', String(listings)]);
      site.serve([...serverFlags.workers, 'dist/workers/main.js', ...workers]);
      for (const [at, port] of apiPorts.entries()) {
        site.serve([...serverFlags.api, 'dist/src/main.js'], {
          ...apiAllocator,
          ...apis[at],
          PORT: String(port),
          PUBLIC_URL: apiUrls[at],
        });
      }
      await site.isReady(listings);
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  /** Milliseconds of processor time that the first api has used so far. */
  apiCpu(): number {
    return ofProcess(this.children[1]?.pid);
  }

  /** Resident memory in megabytes: of the workers, then of each api. */
  memory(): number[] {
    const kilobytes = this.children.map(
      ({ pid }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
    );
    return kilobytes.map((text) => Math.round(Number(text ?? 0) / 1_024));
  }

  /** Starts another process with these workers; returns it as soon as it takes jobs. */
  async startWorkers(...names: readonly string[]): Promise<ChildProcess> {
    const [port = 0] = await freePorts(1);
    const child = this.serve([...serverFlags.workers, 'dist/workers/main.js', ...names], {
      ...(names.includes('images') && picturesAllocator),
      WORKERS_PORT: String(port),
    });
    await eventually(
      () => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined),
      (answer) => answer?.ok === true,
    );
    return child;
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.children.map(async (child) => {
        const ended = once(child, 'exit');
        if (child.exitCode === null && child.kill()) await ended;
      }),
    );
    await this.stopServices();
  }

  /** Runs another of our programs beside the site, to its end. */
  async run(args: string[]): Promise<void> {
    const child = spawn(process.execPath, args, { cwd: root, env: this.env, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  }

  private serve(args: string[], more: NodeJS.ProcessEnv = {}): ChildProcess {
    const env = { ...this.env, ...more };
    const log = openSync(join(this.logFolder, `program-${this.children.length}.log`), 'w');
    const stdio: StdioOptions = ['ignore', log, 'inherit'];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio });
    this.children.push(child);
    return child;
  }

  private async isReady(listings: number): Promise<void> {
    const [api = ''] = this.apiUrls;
    const found = async () => {
      const answer = await fetch(`${api}/api/webstoresearch?pageSize=1`).catch(() => undefined);
      return answer?.ok ? ((await answer.json()) as { numResults: number }).numResults : 0;
    };
    await eventually(found, (count) => count >= listings, 300_000 + listings, 500);
  }
}
