import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serviceAreaPictureUrl, type ServiceAreaPicture } from '#contracts/webstore/service-area-picture.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

const austin: ServiceAreaPicture = {
  ...{ latitude: 30.2672, longitude: -97.7431, miles: 25, size: 400, theme: 'light' },
};
const get = (url: string) => posy.api.inject({ method: 'GET', url });

describe('the static map of a service area', () => {
  it.each([
    [25, 152.3],
    [50, 152.3],
    [100, 152.3],
    [250, 190.4],
    [500, 190.4],
  ] as const)(
    'shows %s miles at the zoom of the requirements, with an inner circle of a fifteenth',
    async (miles, radius) => {
      const answer = await get(serviceAreaPictureUrl({ ...austin, miles }));
      const svg = answer.body;
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      const radii = [...svg.matchAll(/r="([\d.]+)"[^>]*fill-opacity/g)].map(([, r]) => Number(r));
      expect(radii[0]).toBeCloseTo(radius, 0);
      expect(radii[1]).toBeCloseTo(radius / 15, 0);
      expect(svg).toContain('>Austin<');
    },
  );

  it('is 350 or 400 pixels wide, without circles if there is no distance', async () => {
    const svg = (await get(serviceAreaPictureUrl({ ...austin, miles: null, size: 350 }))).body;
    expect(svg).toMatch(/width="350" height="350"/);
    expect(svg).not.toContain('fill-opacity');
  });

  it('can be cached by browsers, and runs no scripts', async () => {
    const { headers } = await get(serviceAreaPictureUrl(austin));
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['', ['latitude', 'longitude']],
    ['latitude=91&longitude=0', ['latitude']],
    ['latitude=30&longitude=-97&miles=30', ['miles']],
    ['latitude=30&longitude=-97&size=9000', ['size']],
    ['latitude=30&longitude=-97&theme=neon', ['theme']],
    ['latitude=30&longitude=-97&name=x', ['name']],
  ])('is refused for "%s"', async (query, fields) => {
    const answer = await get(`/media/service-area/map.svg?${query}`);
    expect(answer.statusCode).toBe(400);
    const problem = answer.json<{ fields: Record<string, string[]> }>();
    expect(Object.keys(problem.fields)).toEqual(fields);
  });
});
