import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { NsfwjsContentCheck } from '#src/platform/media/nsfwjs-content-check.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { eventually } from '../../support/posy/eventually.js';

const program = new URL('./scripted-model.ts', import.meta.url);
const picture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();

let check: NsfwjsContentCheck;
afterEach(() => check.onModuleDestroy());

const isOutage = async (color: string) =>
  check.check(await picture(color)).then(
    () => false,
    (error: unknown) => looksLikeOutage(error),
  );
const processOf = async (color: string) => (await check.check(await picture(color))).scores['process'] ?? 0;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the content check by a model in a process of its own', () => {
  it('approves a picture below the limit, flags one at it, and keeps the scores', async () => {
    check = new NsfwjsContentCheck({ program });
    const { approved, scores } = await check.check(await picture('black'));
    expect({ approved, scores }).toEqual({
      approved: true,
      scores: { porn: 0.1, hentai: 0, neutral: 0.5, process: expect.any(Number) },
    });
    expect(await check.check(await picture('red'))).toMatchObject({ approved: false });
  });

  it('keeps its process for the next picture, and ends it once it is idle', async () => {
    check = new NsfwjsContentCheck({ program });
    const [one, two] = await Promise.all([processOf('black'), processOf('red')]);
    expect(two).toBe(one);
    expect(await processOf('black')).toBe(one);
    check.onModuleDestroy();

    check = new NsfwjsContentCheck({ program, idleAfter: 1 });
    const first = await processOf('black');
    await eventually(
      () => Promise.resolve(isAlive(first)),
      (alive) => !alive,
    );
    expect(await processOf('black')).not.toBe(first);
  });

  it.each([
    ['ends', 'white'],
    ['cannot load the model', 'blue'],
  ])('counts as unavailable when the process %s, and works again for the next picture', async (_what, color) => {
    check = new NsfwjsContentCheck({ program });
    expect(await isOutage(color)).toBe(true);
    expect(await check.check(await picture('black'))).toMatchObject({ approved: true });
  });

  it('ends a process that does not answer in time', async () => {
    check = new NsfwjsContentCheck({ program, timeout: 50 });
    expect(await isOutage('cyan')).toBe(true);
    const resources = () => Promise.resolve(process.getActiveResourcesInfo());
    await eventually(resources, (open) => !open.includes('ProcessWrap'));
  });

  it('is unavailable while the package is not installed', async () => {
    check = new NsfwjsContentCheck();
    await expect(check.probe()).rejects.toThrow('nsfwjs is not installed');
  });
});
