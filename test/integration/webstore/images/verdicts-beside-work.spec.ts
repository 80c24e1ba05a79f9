import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';
import { storedKeys } from '../../../support/posy/stored-keys.js';
import { RealProgram } from '../../platform/programs/real-program.js';
import { peopleOf, type People } from '../people.js';
import { aPhoto, imageCalls } from './image-calls.js';

let posy: Posy;
let people: People;
let calls: ReturnType<typeof imageCalls>;
let killed: RealProgram | undefined;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  calls = imageCalls(posy, people.vendor.token);
});
afterAll(() => posy.stop());
afterEach(async () => {
  await Promise.all([posy.haltWorkers(), killed?.dispose()]);
});

async function aPage(): Promise<string> {
  const id = await aWebstore(people.vendor.vendorId).published(posy);
  await posy.sql(`delete from webstore.image where webstore_id = $1`, [id]);
  return id;
}
/** Its check takes a second at least. */
const aLargePhoto = async () =>
  sharp(await aPhoto())
    .resize({ width: 6_000, height: 4_000, fit: 'fill' })
    .jpeg()
    .toBuffer();
const deliveries = (id: string, consumer: string, type: string) =>
  posy.sql<{ bulk: boolean; starts: number; attempts: number }>(
    `select bulk, starts, attempts from platform.delivery join platform.message on message.id = message_id
     where subject_id = $1 and consumer = $2 and type = $3 order by delivery.id`,
    [id, consumer, type],
  );

it('a verdict reaches search behind the edits of vendors, an operator’s approval beside them', async () => {
  await posy.startWorkers(['relay', 'images']);
  const id = await aPage();
  const blank = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const { body } = await calls.upload(id, { bytes: blank });
  expect((await calls.checked(id))[0]).toMatchObject({ validationResult: false, reasons: ['blank'] });
  const params = { imageId: body.id };
  await posy.call(imageReviewRoutes.approveImage, { params, token: people.admin.token });
  const announced = await deliveries(id, 'directory.project-listing', 'webstore.image-validated');
  expect(announced.map(({ bulk }) => bulk)).toEqual([true, false]);
});

it('a photo whose check was killed is checked by another process, and holds up no neighbor', async () => {
  await posy.startWorkers(['relay']);
  killed = await RealProgram.start('dist/workers/main.js', posy.variables, ['images']);
  const [id, neighbor] = [await aPage(), await aPage()];
  const { body } = await calls.upload(id, { bytes: await aLargePhoto() });
  const check = () => deliveries(id, 'webstore.check-image', 'webstore.image-uploaded');
  await eventually(check, ([delivery]) => delivery?.starts === 1);
  expect(await killed.end('SIGKILL')).toBe('SIGKILL');
  expect([
    (await calls.gallery(id))[0]?.validationResult,
    await storedKeys(posy.get(DiskStorage), `pictures/${body.id}`),
  ]).toEqual([null, []]);
  expect((await posy.api.inject({ url: `/media/${body.id}/640.jpg` })).statusCode).toBe(404);

  // Its claim lasts for a minute, which the test does not wait for.
  await posy.sql(`update platform.delivery set claimed_until = now() where claimed_until > now()`);
  await calls.upload(neighbor, { bytes: await aPhoto() });
  await posy.haltWorkers();
  await posy.startWorkers(['relay', 'images']);
  expect((await calls.checked(neighbor))[0]?.validationResult).toBe(true);
  await eventually(
    () => calls.gallery(id),
    ([image]) => image?.validationResult === true,
  );
  expect(await check()).toMatchObject([{ attempts: 0 }]);
  expect(await storedKeys(posy.get(DiskStorage), `pictures/${body.id}`)).toHaveLength(11);
});
