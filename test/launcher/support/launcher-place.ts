import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { listeners, type Listener } from '../../../docker/local/launcher/settings.ts';

/** Variables that the test run sets, and that are not set for a person who has just cloned the repository. */
const given = [
  'DATABASE_URL',
  'DATABASE_ADMIN_URL',
  'MIGRATION_DATABASE_URL',
  'REDIS_URL',
  'ELASTICSEARCH_URL',
  'SMTP_URL',
  'TOKEN_SECRET',
  'NODE_ENV',
];

/** A data folder and ports of their own, so that a test meets neither `npm start` nor another test. */
export class LauncherPlace {
  readonly dataDir: string;
  readonly standInFolder: string;
  readonly ports: Record<Listener, number>;
  private readonly folder: string;

  static async make(): Promise<LauncherPlace> {
    const names = Object.keys(listeners) as Listener[];
    const ports = await freePorts(names.length);
    return new LauncherPlace(Object.fromEntries(names.map((name, position) => [name, ports[position]])));
  }

  private constructor(ports: Record<string, number | undefined>) {
    this.ports = ports as Record<Listener, number>;
    this.folder = mkdtempSync(join(tmpdir(), 'posy-launcher-'));
    this.dataDir = join(this.folder, 'data');
    this.standInFolder = join(this.folder, 'stand-ins');
    mkdirSync(this.standInFolder);
  }

  /** The environment of a person who only chose folder and ports, without the variables of this test run. */
  environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    const env: NodeJS.ProcessEnv = { ...process.env };
    for (const name of given) Reflect.deleteProperty(env, name);
    for (const name of Object.keys(env)) if (name.startsWith('npm_')) Reflect.deleteProperty(env, name);
    for (const [name, { variable }] of Object.entries(listeners)) env[variable] = String(this.ports[name as Listener]);
    return {
      ...env,
      POSY_DATA_DIR: this.dataDir,
      POSY_ES_HEAP: '256m',
      STAND_IN_FOLDER: this.standInFolder,
      ...more,
    };
  }

  /** The same without services: stubs do not use them, so their addresses are invalid. */
  environmentWithoutServices(): NodeJS.ProcessEnv {
    return this.environment({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      REDIS_URL: 'redis://127.0.0.1:1',
      ELASTICSEARCH_URL: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
  }

  /** The same with the database of the data folder, the only one that gets demo data. */
  environmentWithDatabase(): NodeJS.ProcessEnv {
    const env = this.environmentWithoutServices();
    Reflect.deleteProperty(env, 'DATABASE_URL');
    return env;
  }

  /** The pids of each run of a stub so far. */
  runsOf(standIn: string): number[] {
    const file = join(this.standInFolder, `${standIn}.runs`);
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
