import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import type { ArchiveWriter } from './archive-writer.ts';

/** Folders whose content belongs to the running server and is recreated at the next start. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut = /^(postmaster\.(pid|opts)|pg_internal\.init.*|backup_label|tablespace_map)$|^pgsql_tmp/;

/**
 * Copies the files of a running PostgreSQL. The connection is held from pg_backup_start to pg_backup_stop; the
 * write-ahead log between the two makes the copy consistent when it is started.
 * @param home folder of the server, with `data` in it
 * @throws StartProblem when the log of that period has already been removed
 */
export async function copyDatabase(url: string, home: string, archive: ArchiveWriter): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the query in flight throws
  await client.connect();
  try {
    await client.query(`select pg_backup_start('posy', fast => true)`);
    const data = join(home, 'data');
    await copyFolder(data, 'postgres/data', archive);
    const { label, last } = await stopBackup(client);
    await archive.addText('postgres/data/backup_label', label);
    await copyLog(data, label, last, archive);
  } finally {
    await client.end();
  }
}

async function copyFolder(folder: string, name: string, archive: ArchiveWriter): Promise<void> {
  await archive.addFolder(name);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (leftOut.test(entry.name)) continue;
    const [path, inArchive] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.isFile()) await archive.addFile(inArchive, path);
    else if (entry.isDirectory() && emptied.has(entry.name)) await addFoldersOnly(path, inArchive, archive);
    else if (entry.isDirectory()) await copyFolder(path, inArchive, archive);
  }
}

async function addFoldersOnly(folder: string, name: string, archive: ArchiveWriter): Promise<void> {
  await archive.addFolder(name);
  if (!name.endsWith('/pg_wal')) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await archive.addFolder(`${name}/${entry.name}`);
  }
}

/** Returns the file that tells the restored server where to begin, and the last segment it needs. */
async function stopBackup(client: pg.Client): Promise<{ label: string; last: string }> {
  const { rows } = await client.query<{ labelfile: string; last: string }>(
    'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
  );
  const { labelfile: label, last } = rows[0] ?? { labelfile: '', last: '' };
  return { label, last };
}

async function copyLog(data: string, label: string, last: string, archive: ArchiveWriter): Promise<void> {
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(label)?.[1] ?? '';
  const there = readdirSync(join(data, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const needed = there.filter((name) => name >= first && name <= last).sort();
  if (needed.length === 0 || needed.length !== numberOf(last) - numberOf(first) + 1) {
    throw new StartProblem(
      'So much was written during the backup that a part of its log is gone already: make it again at a quieter time.',
    );
  }
  for (const name of needed) await archive.addFile(`postgres/data/pg_wal/${name}`, join(data, 'pg_wal', name));
}

/** Position of a segment in its timeline; segments have 16 MB, so that 256 of them share the middle eight digits. */
const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16);

/** Bytes of all files in a folder; 0 if it does not exist. */
export function sizeOf(folder: string): number {
  let bytes = 0;
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return bytes;
}
