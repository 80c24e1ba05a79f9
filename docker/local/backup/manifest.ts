import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/settings.ts';
import { StartProblem } from '../start-problem.ts';

/** Raised when an older restore could not read the current format. */
const archiveFormat = 1;
const postgresVersion = '18';

/** The first file of a backup: describes it, so that it can be refused before anything is unpacked. */
export interface Manifest {
  format: number;
  /** Version of Posy that wrote it. */
  posy: string;
  /** Major version: another one cannot read the files. */
  postgres: string;
  /** ISO 8601, UTC. */
  created: string;
  /** Approximate size on disk. */
  bytes: number;
}

export const newManifest = (bytes: number): Manifest => ({
  format: archiveFormat,
  posy: versionOfPosy(),
  postgres: postgresVersion,
  created: new Date().toISOString(),
  bytes,
});

/** @throws StartProblem with the required version */
export function checkManifest(file: string, manifest: Manifest): void {
  const { format, posy, postgres, created } = manifest;
  const what = `${file} is a backup of ${created.slice(0, 10)} made by Posy ${posy}`;
  if (postgres !== postgresVersion) {
    throw new StartProblem(
      `${what} with PostgreSQL ${postgres}; this version runs PostgreSQL ${postgresVersion}, which cannot read it: ` +
        'restore it with the version that made it.',
    );
  }
  if (format > archiveFormat || compareVersions(posy, versionOfPosy()) > 0) {
    throw new StartProblem(`${what}, which is newer than this one (${versionOfPosy()}): update Posy first.`);
  }
}

function versionOfPosy(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
