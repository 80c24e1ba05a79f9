import { expect, it } from '@jest/globals';
import { RedisConnection } from '../../redis/redis-connection.js';
import { demoPlaceId } from './demo-place-details.js';
import { placeDetailsFor } from './place-details-for.js';

const forged = demoPlaceId(50, 999_999, 1);
const settings = {
  placeDetailsUrl: undefined,
  placesKey: '',
  publicUrl: 'http://127.0.0.1:4400',
  redisPrefix: 'test',
};
/** Never opened: demo reviews are not cached. */
const redis = new RedisConnection({ redisUrls: [] } as never);

it('generates the same demo reviews each time on a loopback address', async () => {
  const details = placeDetailsFor(settings, redis);
  const first = await details.detailsOf(demoPlaceId(45, 86, 7));
  expect(first).toMatchObject({ rating: 4.5, userRatingsTotal: 86, url: null });
  expect(first!.reviews).toHaveLength(5);
  expect(await details.detailsOf(demoPlaceId(45, 86, 7))).toEqual(first);
  expect(await details.detailsOf('a-real-place')).toBeUndefined();
});

it('generates no demo reviews on a public site', async () => {
  for (const publicUrl of ['https://posy.example', 'http://10.0.0.4:4400']) {
    expect(await placeDetailsFor({ ...settings, publicUrl }, redis).detailsOf(forged)).toBeUndefined();
  }
});
