import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freePorts } from '../free-ports.ts';
import { checkFreeDisk } from '../launcher/checks.ts';
import { readKeptEnvironment } from '../launcher/kept-environment.ts';
import type { LauncherSettings } from '../launcher/settings.ts';
import { startPostgres } from '../postgres.ts';
import { tryLock } from '../processes/file-lock.ts';
import { serviceHome } from '../processes/service-home.ts';
import { StartProblem } from '../start-problem.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { copyDatabase, sizeOf } from './database-copy.ts';
import { newManifest } from './manifest.ts';

/** Last file of every backup, which detects a backup that was truncated at the end of a file. */
export const endMark = 'complete';

interface BackupOptions {
  settings: LauncherSettings;
  env: NodeJS.ProcessEnv;
  /** Path of the archive; a file with the date in the data folder by default. */
  file?: string;
  report: (line: string) => void;
}

/**
 * Backs up the database and the uploaded files, whether Posy runs or not. Queues and search index are left out: both
 * are rebuilt from the database.
 * @returns the path of the archive
 * @throws StartProblem when there is nothing of ours to back up, or not enough disk space
 */
export async function backUp({ settings, env, file, report }: BackupOptions): Promise<string> {
  const { dataDir } = settings;
  const home = serviceHome(dataDir, 'postgres');
  if (env.DATABASE_URL) throw notOurs();
  if (!existsSync(home)) throw new StartProblem(`There is nothing in ${dataDir} to back up yet.`);
  const target = resolve(
    file ?? join(dataDir, 'backups', `posy-${new Date().toISOString().slice(0, 19)}.tar.gz`.replaceAll(':', '-')),
  );
  if (existsSync(target)) throw new StartProblem(`${target} is there already: name another file.`);
  const database = await findDatabase(settings, home, report);
  try {
    const storage = resolve(env.STORAGE_DIR || database.storageDir || join(dataDir, 'storage'));
    const bytes = sizeOf(home) + sizeOf(storage);
    mkdirSync(dirname(target), { recursive: true });
    checkFreeDisk(dirname(target), bytes, 'name a file on another disk: npm run backup -- /path/to/file.tar.gz');
    report(`Backing up ${megabytes(bytes)} to ${target}`);
    await ArchiveWriter.write(target, async (archive) => {
      await archive.addText('manifest.json', JSON.stringify(newManifest(bytes)));
      await copyDatabase(database.url, home, archive);
      for (const name of ['password', 'demo-data-written']) await archive.addFile(`postgres/${name}`, join(home, name));
      await archive.addFile('token-secret', join(dataDir, 'token-secret'));
      // After the database, so that a file that one of its rows names exists already.
      await copyFiles(storage, 'storage', archive);
      await archive.addText(endMark, JSON.stringify({ files: archive.files, bytes: archive.bytes }));
    });
    return target;
  } catch (error) {
    throw explained(error, target);
  } finally {
    await database.release();
  }
}

export const megabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024 ** 2))} MB`;

interface FoundDatabase {
  url: string;
  storageDir: string | undefined;
  release: () => Promise<void>;
}

/** The running database, or one that is started for the backup. */
async function findDatabase(
  { dataDir, siteUrl }: LauncherSettings,
  home: string,
  report: (line: string) => void,
): Promise<FoundDatabase> {
  const kept = readKeptEnvironment(dataDir);
  const attempt = tryLock(join(dataDir, 'lock'), siteUrl);
  if ('holder' in attempt) {
    const url = superuserUrl(kept?.DATABASE_URL, home);
    return { url, storageDir: kept?.STORAGE_DIR, release: () => Promise.resolve() };
  }
  try {
    report('Posy is not running: starting its database for the backup');
    const [port = 0] = await freePorts(1);
    const service = await startPostgres({ dataDir, port });
    const release = async () => {
      await service.stop();
      attempt.release();
    };
    return { url: service.url, storageDir: kept?.STORAGE_DIR, release };
  } catch (error) {
    attempt.release();
    throw error;
  }
}

/** The superuser's URL: the programs of the running launcher use a role without the right to back up. */
function superuserUrl(programsUrl: string | undefined, home: string): string {
  const secrets = ['password', 'programs-password']
    .map((name) => join(home, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8').trim());
  if (programsUrl === undefined || !secrets.includes(new URL(programsUrl).password)) throw notOurs();
  return Object.assign(new URL(programsUrl), { username: 'app', password: secrets[0] }).href;
}

/** Files that are being written have a temporary name until they are complete. */
async function copyFiles(folder: string, name: string, archive: ArchiveWriter): Promise<void> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [path, inArchive] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.isFile()) await archive.addFile(inArchive, path);
    else if (entry.isDirectory() && entry.name !== 'unfinished~') await copyFiles(path, inArchive, archive);
  }
}

function notOurs(): StartProblem {
  return new StartProblem(
    'The database is a server of your own (DATABASE_URL): back it up with pg_dump, as docs/operations.md says.',
  );
}

function explained(error: unknown, target: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') {
    return new StartProblem(
      `The disk of ${target} is full, so there is no backup: free some room or name another file.`,
    );
  }
  if (code === 'ECONNREFUSED' || /terminated|timeout/i.test(message)) {
    return new StartProblem(`The database does not answer (${message}), so there is no backup: try again.`);
  }
  return error;
}
