import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readLauncherSettings } from '../launcher/settings.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { newManifest, type Manifest } from './manifest.ts';
import { putBack } from './put-back.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-restore-'));
  file = join(folder, 'backup.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const restore = (env: NodeJS.ProcessEnv = {}) =>
  putBack({
    settings: readLauncherSettings([], { POSY_DATA_DIR: join(folder, 'data') }),
    env,
    file,
    report: () => undefined,
  });

/** A small backup with one deviation. */
async function aBackup(given: { manifest?: Partial<Manifest>; more?: string; isComplete?: boolean } = {}) {
  await ArchiveWriter.write(file, async (archive) => {
    await archive.addText('manifest.json', JSON.stringify({ ...newManifest(1_000), ...given.manifest }));
    await archive.addFolder('postgres/data/pg_wal');
    await archive.addText('postgres/data/PG_VERSION', '18');
    await archive.addText(`storage/${'a long name '.repeat(20)}~`, 'bytes\n'.repeat(100_000));
    if (given.more) await archive.addText(given.more, 'surprise');
    if (given.isComplete !== false) await archive.addText('complete', '{}');
  });
}

/** Checks that nothing was restored and no temporary files are left. */
const isUntouched = () => expect(readdirSync(join(folder, 'data'))).toEqual([]);

it('restores files, empty folders and long names unchanged', async () => {
  await aBackup();
  await restore();
  const data = join(folder, 'data');
  expect(readdirSync(join(data, 'postgres', 'data')).sort()).toEqual(['PG_VERSION', 'pg_wal']);
  expect(readFileSync(join(data, 'storage', `${'a long name '.repeat(20)}~`), 'utf8')).toHaveLength(600_000);
  expect(readdirSync(data).sort()).toEqual(['postgres', 'storage']);
});

describe('refuses with a sentence, and leaves nothing behind,', () => {
  it('a file that does not exist', async () => {
    await expect(restore()).rejects.toThrow(`There is no file ${file}.`);
  });

  it('a file that is not an archive', async () => {
    writeFileSync(file, 'a letter');
    await expect(restore()).rejects.toThrow(
      /backup\.tar\.gz is damaged or not a backup of Posy \(.+\); nothing was restored\.$/,
    );
    isUntouched();
  });

  it('an archive that was truncated at any position', async () => {
    await aBackup();
    for (const bytes of [20, 300, 900]) {
      await aBackup();
      truncateSync(file, bytes);
      await expect(restore()).rejects.toThrow(/is damaged or not a backup of Posy/);
      isUntouched();
    }
    await aBackup({ isComplete: false });
    await expect(restore()).rejects.toThrow(/damaged .* \(its end is missing\); nothing was restored\.$/);
    isUntouched();
  });

  it('an archive with a modified byte', async () => {
    await aBackup();
    const bytes = readFileSync(file);
    bytes[bytes.length - 6] = (bytes[bytes.length - 6] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(restore()).rejects.toThrow(/is damaged or not a backup of Posy/);
    isUntouched();
  });

  it('an archive that would write elsewhere', async () => {
    for (const more of ['../outside', 'storage/../../outside', '/tmp/outside', 'elsewhere/file']) {
      await aBackup({ more });
      await expect(restore()).rejects.toThrow(/is damaged or not a backup of Posy/);
      isUntouched();
    }
    expect(existsSync(join(folder, 'outside'))).toBe(false);
  });

  it('another version of PostgreSQL', async () => {
    await aBackup({ manifest: { postgres: '17', created: '2026-01-02T03:04:05Z' } });
    await expect(restore()).rejects.toThrow(
      /is a backup of 2026-01-02 made by Posy \S+ with PostgreSQL 17; this version runs PostgreSQL 18, which cannot read it/,
    );
    isUntouched();
  });

  it.each([{ posy: '99.0.0' }, { format: 2 }])('a newer Posy: %p', async (manifest) => {
    await aBackup({ manifest });
    await expect(restore()).rejects.toThrow(/, which is newer than this one \(\S+\): update Posy first\.$/);
    isUntouched();
  });

  it('more data than the disk has space for', async () => {
    await aBackup({ manifest: { bytes: 1024 ** 5 } });
    await expect(restore()).rejects.toThrow(
      /^The disk of \S+ has [\d.]+ GB left, Posy needs 1048576 GB: free some, or/,
    );
    isUntouched();
  });

  it('an external database', async () => {
    await aBackup();
    await expect(restore({ DATABASE_URL: 'postgres://somewhere/else' })).rejects.toThrow(/restore it with pg_restore/);
  });
});
