import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { nobody, unprivilegedWay } from './unprivileged.ts';

/**
 * The folder for the files of a service that refuses root: in the data folder, or, if it has to run as nobody, one in
 * /var/tmp that the account nobody can reach (unlike a data folder below /root).
 */
export function serviceHome(dataDir: string, service: string): string {
  return join(unprivilegedWay() === 'account' ? nobodysFolder(dataDir) : resolve(dataDir), service);
}

/** The folder itself, or a copy of it if the account nobody cannot read it. */
export function readableFolder(folder: string, dataDir: string, name: string): string {
  if (unprivilegedWay() !== 'account' || isOpenToAll(folder)) return folder;
  const copy = join(nobodysFolder(dataDir), name);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(folder, draft, { recursive: true });
  renameSync(draft, copy);
  return copy;
}

/** Gives a folder with its content to the account nobody, if the service runs as that account. */
export function handToService(folder: string): void {
  if (unprivilegedWay() !== 'account') return;
  chownSync(folder, nobody, nobody);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), nobody, nobody);
  }
}

function nobodysFolder(dataDir: string): string {
  const folder = `/var/tmp/posy-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)}`;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  // Every user can write to /var/tmp: a folder that another user created there is not trusted.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new StartProblem(`${folder} belongs to another user; delete it and start again.`);
  }
  return folder;
}

function isOpenToAll(folder: string): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if ((statSync(path).mode & 0o005) !== 0o005) return false;
    if (path === dirname(path)) return true;
  }
}
