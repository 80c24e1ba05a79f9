import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { examinePicture } from '#src/platform/media/examine-picture.js';
import { PictureProcess } from '#src/platform/media/picture-process.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { ChildProgramEnded } from '#src/platform/programs/child-program.js';

/** The real one is compiled, since it is run by Node itself. */
const real = new URL('../../../dist/src/platform/media/picture-program.js', import.meta.url);
const scripted = new URL('./scripted-decoder.ts', import.meta.url);
const limits = { pixels: 100_000_000, side: 20_000, shortestSide: 320, milliseconds: 20_000 };

let folder: string;
let decoder: PictureProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-process-'));
});
afterEach(() => {
  decoder.onModuleDestroy();
  rmSync(folder, { recursive: true, force: true });
});

const faultOf = (what: string) =>
  decoder.examine(Buffer.from(what), 'image/jpeg', limits).then(
    () => 'none',
    (error: unknown) => (error as { fault?: string }).fault ?? error,
  );

describe('the process that decodes uploads', () => {
  it('makes the same of an upload as the program that asks it, and names the same fault', async () => {
    decoder = new PictureProcess({ program: real });
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
    const upload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    expect(await decoder.examine(upload, 'image/jpeg', limits)).toEqual(
      await examinePicture(upload, 'image/jpeg', limits),
    );
    await expect(decoder.examine(upload, 'image/png', limits)).rejects.toMatchObject({ fault: 'wrong-type' });
    await expect(decoder.examine(upload, 'image/jpeg', { ...limits, shortestSide: 601 })).rejects.toMatchObject({
      fault: 'too-small',
    });
  });

  it('refuses a picture that ends it, and no picture beside that one', async () => {
    decoder = new PictureProcess({ program: scripted });
    // The second waits behind the first, and ends with its process.
    expect(await Promise.all([faultOf('crashes'), faultOf('is small')])).toEqual(['too-slow', 'too-small']);
    expect(await faultOf('is small')).toBe('too-small');
  });

  it('refuses a picture for which it needs too long', async () => {
    decoder = new PictureProcess({ program: scripted, timeout: 300 });
    expect(await faultOf('hangs')).toBe('too-slow');
  });

  it('blames no picture for a fault of its own', async () => {
    decoder = new PictureProcess({ program: scripted });
    expect(await faultOf('fails')).toEqual(new Error('out of order'));
    expect(looksLikeOutage(await faultOf('needs room'))).toBe(true);
  });

  it('leaves no files, and deletes those of a process that died an hour ago', async () => {
    const left = () => readdirSync(folder).toSorted();
    for (const name of ['posy-picture-old', 'posy-picture-new', 'of-another-program']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'posy-picture-old', 'upload'), 'a photo');
    const anHourAgo = new Date(Date.now() - 3_601_000);
    for (const name of ['posy-picture-old', 'of-another-program']) {
      utimesSync(join(folder, name), anHourAgo, anHourAgo);
    }
    decoder = new PictureProcess({ program: scripted, folder });
    await decoder.onModuleInit();
    expect(left()).toEqual(['of-another-program', 'posy-picture-new']);
    for (const upload of ['crashes', 'fails', 'is small']) await faultOf(upload);
    expect(left()).toEqual(['of-another-program', 'posy-picture-new']);
    rmSync(folder, { recursive: true });
    expect(looksLikeOutage(await faultOf('is small'))).toBe(true);
  });

  it('leaves pictures that wait undecided when the program stops', async () => {
    decoder = new PictureProcess({ program: scripted });
    const waiting = faultOf('hangs');
    decoder.onModuleDestroy();
    expect(await waiting).toBeInstanceOf(ChildProgramEnded);
  });
});
