import { availableParallelism } from 'node:os';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { forPicture, onThread } from './picture-threads.js';

const processors = availableParallelism();
const enough = 3 * processors;

/** The most operations on pixels at the same time for one picture that has enough of them. */
async function mostAtOnce(): Promise<number> {
  let [running, most] = [0, 0];
  const operation = async () => {
    running += 1;
    most = Math.max(most, running);
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c02020' } })
      .png()
      .toBuffer();
    running -= 1;
  };
  await forPicture(() => Promise.all(Array.from({ length: enough }, () => onThread(operation))));
  return most;
}

it('a picture uses every processor while it is the only one, and leaves one free beside another', async () => {
  expect(await mostAtOnce()).toBe(processors);
  const other = Promise.withResolvers<void>();
  const beside = forPicture(() => other.promise);
  expect(await mostAtOnce()).toBe(Math.max(1, processors - 1));
  other.resolve();
  await beside;
  expect(await mostAtOnce()).toBe(processors);
});

it('a picture that failed no longer counts', async () => {
  const failing = forPicture(() => onThread(() => Promise.reject(new Error('unreadable'))));
  await expect(failing).rejects.toThrow('unreadable');
  expect(await mostAtOnce()).toBe(processors);
});
