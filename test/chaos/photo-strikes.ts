import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { heard } from './heard.ts';
import type { Installation } from './installation.ts';
import type { Victim } from './program-strikes.ts';

/** The storage folder of the programs is a link, so that it can be taken away and given back in one step. */
const linkIn = (folder: string) => join(folder, 'storage');
const filesIn = (folder: string) => join(folder, 'storage-files');
/** A file where the folder should be. */
const brokenIn = (folder: string) => join(folder, 'storage-broken');

/** Makes the storage folder of an installation. */
export function layStorage(folder: string): void {
  mkdirSync(filesIn(folder), { recursive: true });
  symlinkSync(filesIn(folder), linkIn(folder));
}

/** The disk of the storage is unmounted for a while: nothing can be read or written. */
export async function takeStorageAway({ folder }: Installation, { lastsMs }: Victim): Promise<boolean> {
  writeFileSync(brokenIn(folder), '');
  pointStorageTo(folder, brokenIn(folder));
  await sleep(lastsMs);
  pointStorageTo(folder, filesIn(folder));
  return true;
}

function pointStorageTo(folder: string, target: string): void {
  const next = `${linkIn(folder)}-next`;
  symlinkSync(target, next);
  renameSync(next, linkIn(folder));
}

/** Milliseconds from the start of a check until its photo is read and being decoded. */
const decodingAfterMs = 150;

/** Kills the worker in the middle of a check. */
export async function killDuringCheck(site: Installation, { lastsMs }: Victim): Promise<boolean> {
  const { images } = site.programs;
  const begins = (text: string) => /set starts = starts \+ 1/.test(text);
  if (!(await heard(images.links.database, 'asked', begins))) return false;
  await sleep(decodingAfterMs);
  await images.kill(lastsMs);
  return true;
}
