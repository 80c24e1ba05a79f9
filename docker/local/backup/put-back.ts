import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { checkDataFolder, checkFreeDisk, takeDataFolder } from '../launcher/checks.ts';
import type { LauncherSettings } from '../launcher/settings.ts';
import { handToService, serviceHome } from '../processes/service-home.ts';
import { StartProblem } from '../start-problem.ts';
import { readArchive } from './archive-reader.ts';
import type { ArchiveEntry } from './archive-reader.ts';
import { endMark, megabytes } from './back-up.ts';
import { checkManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

interface RestoreOptions {
  settings: LauncherSettings;
  env: NodeJS.ProcessEnv;
  file: string;
  report: (line: string) => void;
}

/**
 * Restores a backup into a data folder that has no database yet. Everything is unpacked and checked in a temporary
 * folder first, so that a damaged archive leaves nothing behind.
 * @throws StartProblem while Posy runs there, when there are data already, or when the archive is not one of ours,
 * damaged, of another version or too large for the disk
 */
export async function putBack({ settings, env, file, report }: RestoreOptions): Promise<void> {
  const { dataDir } = settings;
  if (env.DATABASE_URL) {
    throw new StartProblem(
      'The database is a server of your own (DATABASE_URL): restore it with pg_restore, as docs/operations.md says.',
    );
  }
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartProblem(`There is no file ${file}.`);
  checkDataFolder(dataDir);
  const { release } = takeDataFolder(settings);
  const places = placesIn(dataDir, env);
  try {
    refuseToOverwrite(places);
    await unpack(file, places, report);
    moveIntoPlace(dataDir, places);
  } catch (error) {
    throw explained(error, file);
  } finally {
    for (const { draft } of Object.values(places)) rmSync(draft, { recursive: true, force: true });
    release();
  }
}

interface Place {
  final: string;
  /** The temporary folder, on the same disk. */
  draft: string;
}
type Places = Record<'postgres' | 'storage' | 'token-secret', Place>;

function placesIn(dataDir: string, env: NodeJS.ProcessEnv): Places {
  const place = (final: string): Place => ({ final, draft: `${final}.restored` });
  return {
    postgres: place(serviceHome(dataDir, 'postgres')),
    storage: place(resolve(env.STORAGE_DIR || join(dataDir, 'storage'))),
    'token-secret': place(join(dataDir, 'token-secret')),
  };
}

function refuseToOverwrite({ postgres, storage }: Places): void {
  for (const { final } of [postgres, storage]) {
    if (!existsSync(final) || readdirSync(final).length === 0) continue;
    throw new StartProblem(
      `${final} has data already: move it away ('mv ${final} ${final}.old'), or name an empty folder with POSY_DATA_DIR.`,
    );
  }
}

async function unpack(file: string, places: Places, report: (line: string) => void): Promise<void> {
  for (const { draft } of Object.values(places)) rmSync(draft, { recursive: true, force: true });
  const names: string[] = [];
  await readArchive(file, async (entry) => {
    names.push(entry.name);
    if (names.length === 1) await readManifest(file, entry, places, report);
    else if (entry.name !== endMark) await unpackEntry(entry, places);
  });
  if (names.at(-1) !== endMark) throw new Error('its end is missing');
}

async function readManifest(
  file: string,
  entry: ArchiveEntry,
  places: Places,
  report: (line: string) => void,
): Promise<void> {
  if (entry.name !== 'manifest.json') throw new Error('it does not begin as a backup of Posy');
  const manifest = JSON.parse(await text(entry.content)) as Manifest;
  checkManifest(file, manifest);
  const folder = dirname(places.postgres.final);
  mkdirSync(folder, { recursive: true });
  checkFreeDisk(folder, manifest.bytes);
  report(`Restoring ${megabytes(manifest.bytes)} of ${manifest.created.slice(0, 16).replace('T', ' ')} (UTC)`);
}

async function unpackEntry({ name, mode, isFolder, content }: ArchiveEntry, places: Places): Promise<void> {
  const [top = '', ...rest] = name.split('/');
  if (!(top in places)) throw new Error(`it has an unknown part, ${top}`);
  const path = join(places[top as keyof Places].draft, ...rest);
  mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 });
  if (!isFolder) await pipeline(content, createWriteStream(path, { mode }));
}

/** The database is moved last: until then the restore can be repeated. */
function moveIntoPlace(dataDir: string, { postgres, storage, 'token-secret': secret }: Places): void {
  // Built from other data, and rebuilt from these.
  rmSync(join(serviceHome(dataDir, 'elasticsearch'), 'data'), { recursive: true, force: true });
  rmSync(join(dataDir, 'redis'), { recursive: true, force: true });
  if (existsSync(storage.draft)) {
    if (existsSync(storage.final)) rmdirSync(storage.final);
    renameSync(storage.draft, storage.final);
  }
  if (existsSync(secret.draft)) renameSync(secret.draft, secret.final);
  handToService(postgres.draft);
  renameSync(postgres.draft, postgres.final);
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof StartProblem) return error;
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') {
    return new StartProblem('The disk became full, so nothing was restored: free some room and try again.');
  }
  if (syscall !== undefined) return new StartProblem(`Nothing was restored: ${message}.`);
  return new StartProblem(`${file} is damaged or not a backup of Posy (${message}); nothing was restored.`);
}
