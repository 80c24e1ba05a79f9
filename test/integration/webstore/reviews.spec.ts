import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { WebstoreReviewsView } from '#contracts/webstore/reviews.view.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { demoPlaceId } from '#src/platform/places/details/demo-place-details.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const key = 'a-secret-key';
const asked: URLSearchParams[] = [];
let reply: Reply;
const service = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://127.0.0.1').searchParams);
  reply(request, response);
});
const json =
  (body: unknown, status = 200): Reply =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let posy: Posy;
let vendorId: string;
let warnings: jest.SpiedFunction<Logger['warn']>;

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  const settings = { PLACE_DETAILS_URL: `http://127.0.0.1:${port}/details/json`, PLACES_KEY: key };
  posy = await Posy.start({ workers: [], settings });
  ({ vendorId } = await aVendor(posy));
});
afterAll(async () => {
  await posy.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
  jest.restoreAllMocks();
  warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});

const connected = (googlePlaceId: string | null) =>
  aWebstore(vendorId)
    .called('Wildrye')
    .with({ googlePlaceId, displayStoreAddress: true })
    .withFeatures('feature_reviews')
    .published(posy);
const reviewsOf = (id: string) => posy.call<WebstoreReviewsView>(routes.reviews, { params: { id } });
const aPlace = () => `ChIJ-${randomUUID()}`;

const details = {
  name: 'Wildrye Photographs',
  formatted_address: '18 Pecan Alley, Austin, TX 78702, USA',
  rating: 4.8,
  user_ratings_total: 86,
  url: 'https://maps.example/?cid=1',
  reviews: [
    {
      author_name: 'Priya R.',
      profile_photo_url: 'https://photos.example/1',
      rating: 5,
      relative_time_description: 'a month ago',
      text: 'Early, quiet, kind.',
    },
    { author_name: 'Nobody', rating: 9, text: 'Out of five' },
    { author_name: 'Tom', profile_photo_url: 'javascript:alert(1)', rating: 4, text: '' },
  ],
};

describe('GET webstores/{id}/reviews', () => {
  it("returns the maps service's data about the place [WS-24, WS-219]", async () => {
    reply = json({ status: 'OK', result: details });
    const place = aPlace();
    const { body } = await reviewsOf(await connected(place));
    expect(body).toEqual({
      status: 'shown',
      place: {
        name: 'Wildrye Photographs',
        rating: 4.8,
        userRatingsTotal: 86,
        url: 'https://maps.example/?cid=1',
        reviews: [
          {
            authorName: 'Priya R.',
            profilePhotoUrl: 'https://photos.example/1',
            rating: 5,
            relativeTimeDescription: 'a month ago',
            text: 'Early, quiet, kind.',
          },
          { authorName: 'Tom', profilePhotoUrl: null, rating: 4, relativeTimeDescription: '', text: '' },
        ],
      },
    });
    expect(Object.fromEntries(asked[0]!)).toEqual({
      place_id: place,
      fields: 'formatted_address,name,rating,reviews,url,user_ratings_total',
      key,
    });
  });

  it('calls the service once a day for a place, for all visitors [OP-70]', async () => {
    reply = json({ status: 'OK', result: details });
    const place = aPlace();
    const [one, other] = [await connected(place), await connected(place)];
    await Promise.all(Array.from({ length: 8 }, () => reviewsOf(one)));
    reply = json({}, 500);
    expect((await reviewsOf(other)).body.status).toBe('shown');
    expect(asked).toHaveLength(1);
    const redis = new Redis(posy.config.redisUrls[0] ?? '');
    const seconds = await redis.ttl(`${posy.config.redisPrefix}:place-details:${place}`);
    redis.disconnect();
    expect([seconds > 86_000, seconds <= 86_400]).toEqual([true, true]);
  });

  it('caches for a day that there is no such place', async () => {
    reply = json({ status: 'NOT_FOUND' });
    const id = await connected(aPlace());
    for (let i = 0; i < 3; i++) expect((await reviewsOf(id)).body).toEqual({ status: 'unavailable', place: null });
    expect(asked).toHaveLength(1);
    expect(warnings).not.toHaveBeenCalled();
  });

  it.each<[string, Reply]>([
    ['fails', json({}, 500)],
    ['refuses the key', json({ status: 'REQUEST_DENIED', error_message: 'no' })],
    ['answers something else', json({ status: 'OK' })],
    ['answers no JSON', (_request, response) => response.end('<html>')],
    ['hangs up', (request) => request.socket.destroy()],
  ])('returns nothing when the service %s, logs it, and tries again [WS-219, SYS-15]', async (_what, fault) => {
    reply = fault;
    const id = await connected(aPlace());
    const { status, body } = await reviewsOf(id);
    expect([status, body]).toEqual([200, { status: 'unavailable', place: null }]);
    expect(warnings).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warnings.mock.calls)).not.toContain(key);
    reply = json({ status: 'OK', result: details });
    expect((await reviewsOf(id)).body.status).toBe('shown');
  });

  it('returns nothing without a call if no place is connected, or the plan has no reviews', async () => {
    const unconnected = await connected(null);
    const starter = await aWebstore(vendorId).with({ googlePlaceId: aPlace() }).published(posy);
    for (const id of [unconnected, starter]) {
      expect((await reviewsOf(id)).body).toEqual({ status: 'not-connected', place: null });
    }
    expect(asked).toEqual([]);
  });

  it('calls the service for a place id of the demo like for any other, and makes nothing up', async () => {
    reply = json({ status: 'NOT_FOUND' });
    const place = demoPlaceId(50, 999_999, 7);
    expect((await reviewsOf(await connected(place))).body).toEqual({ status: 'unavailable', place: null });
    expect(asked.map((query) => query.get('place_id'))).toEqual([place]);
  });

  it('does not link to the street of a business that hides its address', async () => {
    reply = json({ status: 'OK', result: details });
    const place = aPlace();
    const id = await aWebstore(vendorId)
      .with({ googlePlaceId: place, displayStoreAddress: false })
      .withFeatures('feature_reviews')
      .published(posy);
    const { body } = await reviewsOf(id);
    expect(body).toMatchObject({ status: 'shown', place: { rating: 4.8, url: null } });
    const page = await posy.call<PublicWebstoreView>(routes.webstoreById, { params: { id } });
    expect(page.body).toMatchObject({ googlePlaceId: null, hasReviews: true });
    expect(JSON.stringify(page.body)).not.toContain(place);
  });

  it('exists only for pages on the site', async () => {
    const hidden = await aWebstore(vendorId).with({ googlePlaceId: aPlace() }).unpublished(posy);
    for (const id of [hidden, randomUUID()]) {
      expect((await reviewsOf(id)).problem).toMatchObject({ status: 404, error: 'webstore-not-found' });
    }
  });
});
