import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger, type FactoryProvider } from '@nestjs/common';
import { OfflinePlaces } from '#src/platform/places/gazetteer/offline-places.js';
import { LivePlaces } from '#src/platform/places/live/live-places.js';
import { PlacesModule } from '#src/platform/places/places.module.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const key = 'a-secret-key';
const logged: string[] = [];
const asked: URLSearchParams[] = [];
let reply: Reply;
const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://127.0.0.1').searchParams);
  reply(request, response);
});
let places: LivePlaces;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  places = placesWithin(60_000);
});
/** @param limit milliseconds after which the service is given up */
function placesWithin(limit: number): LivePlaces {
  const { port } = server.address() as AddressInfo;
  return new LivePlaces({ url: `http://127.0.0.1:${port}/geocode/json`, key, limit }, new OfflinePlaces());
}
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  logged.length = 0;
  asked.length = 0;
  const ignore = () => undefined;
  Logger.overrideLogger({ log: ignore, error: ignore, warn: (message: string) => void logged.push(message) });
});
afterEach(() => Logger.overrideLogger(false));

const json =
  (body: unknown, status = 200): Reply =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const component = (type: string, long: string, short = long) => ({
  long_name: long,
  short_name: short,
  types: [type, 'political'],
});
const austin = {
  place_id: 'ChIJ-austin',
  geometry: { location: { lat: 30.2621, lng: -97.7218 } },
  address_components: [
    component('street_number', '18'),
    component('locality', 'Austin'),
    component('administrative_area_level_1', 'Texas', 'TX'),
    component('country', 'United States', 'US'),
    component('postal_code', '78702'),
  ],
};
const paris = {
  place_id: 'ChIJ-paris',
  geometry: { location: { lat: 48.85, lng: 2.35 } },
  address_components: [component('locality', 'Paris'), component('country', 'France', 'FR')],
};
const found = (...results: unknown[]) => json({ status: 'OK', results });
const geocode = {
  zipcode: '78702',
  latitude: 30.2621,
  longitude: -97.7218,
  placeId: 'ChIJ-austin',
  displayText: 'Austin, TX',
};

describe('the maps service', () => {
  it('is asked by address, zipcode, point and place id, with region us and the key [SYS-10, SYS-12, OP-134]', async () => {
    reply = found(austin);
    expect(await places.geocodeAddress('18 Pecan Alley, Austin')).toEqual(geocode);
    expect(await places.geocodeZipcode('78702')).toEqual(geocode);
    expect(await places.geocodePoint({ latitude: 30.2621, longitude: -97.7218 })).toEqual(geocode);
    expect(await places.geocodePlaceId('ChIJ-austin')).toEqual(geocode);
    expect(asked.map((parameters) => Object.fromEntries(parameters))).toEqual([
      { address: '18 Pecan Alley, Austin', region: 'us', key },
      { address: '78702', region: 'us', key },
      { latlng: '30.2621,-97.7218', region: 'us', key },
      { place_id: 'ChIJ-austin', region: 'us', key },
    ]);
    expect(logged).toEqual([]);
  });

  it('counts with its first result in the United States or Canada, territories included [SYS-11]', async () => {
    reply = found(paris, austin);
    expect(await places.geocodeZipcode('75001')).toEqual(geocode);
    const components = [
      component('locality', 'San Juan'),
      component('administrative_area_level_1', 'San Juan'),
      component('country', 'Puerto Rico', 'PR'),
      component('postal_code', '00901'),
    ];
    reply = found({ ...austin, address_components: components });
    expect(await places.geocodeZipcode('00901')).toMatchObject({ zipcode: '00901', displayText: 'San Juan, PR' });
  });

  it('answers nothing for a zipcode elsewhere, and that is only logged [SYS-11]', async () => {
    reply = found(paris);
    expect(await places.geocodeZipcode('75001')).toBeUndefined();
    expect(logged).toEqual(['The maps service finds the zipcode "75001" outside the United States and Canada']);
  });

  it('answers nothing for what it does not know', async () => {
    for (const body of [{ status: 'ZERO_RESULTS', results: [] }, { status: 'ZERO_RESULTS' }]) {
      reply = json(body);
      expect(await places.geocodeAddress('nowhere')).toBeUndefined();
    }
    expect(logged).toEqual(Array(2).fill('The maps service finds an address nowhere'));
  });

  it('is helped out with the zipcode and the name of a result that has none', async () => {
    const ofKinds = (...kinds: string[]) =>
      austin.address_components.filter(({ types }) => kinds.some((kind) => types.includes(kind)));
    reply = found({ ...austin, address_components: ofKinds('locality', 'administrative_area_level_1', 'country') });
    expect(await places.geocodeAddress('Austin')).toEqual({ ...geocode, zipcode: '78702' });
    reply = found({ ...austin, address_components: ofKinds('country') });
    expect(await places.geocodeAddress('somewhere there')).toEqual({ ...geocode, zipcode: '78702' });
  });

  const failures: [string, Reply][] = [
    ['refuses the key', json({ status: 'REQUEST_DENIED', error_message: `bad key ${key}`, results: [] })],
    ['is over its quota', json({ status: 'OVER_QUERY_LIMIT' })],
    ['fails', json({}, 500)],
    ['sends no JSON', (_request, response) => response.end('<html>')],
    ['sends something else', json({ results: 'none' })],
    ['sends results of another form', found({ place_id: 7 })],
    ['sends components of another form', found({ ...austin, address_components: [{ types: 'locality' }] })],
    ['sends null', json(null)],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
  ];
  it.each(failures)(
    'answers nothing when it %s: logged, without the key and the address [SYS-15]',
    async (_what, failing) => {
      reply = failing;
      expect(await places.geocodeAddress('18 Pecan Alley, Austin')).toBeUndefined();
      expect(await places.geocodePlaceId('ChIJ-austin')).toBeUndefined();
      expect(logged).toHaveLength(2);
      for (const line of logged) {
        expect(line).toMatch(/^The maps service could not be asked about (an address|a place id): ./);
        expect(line).not.toContain(key);
        expect(line).not.toContain('Pecan');
      }
    },
  );

  it('is given up when it takes longer than its limit, answering or not [SYS-10]', async () => {
    const silent: Reply = () => undefined;
    const endless: Reply = (_request, response) => void response.writeHead(200).write('{"status":');
    for (const hanging of [silent, endless]) {
      reply = hanging;
      expect(await placesWithin(300).geocodeAddress('18 Pecan Alley, Austin')).toBeUndefined();
    }
    expect(logged).toHaveLength(2);
  });

  it('has ten seconds in the module [SYS-10]', async () => {
    const providers = Reflect.getMetadata('providers', PlacesModule) as Partial<FactoryProvider<Places>>[];
    const { useFactory } = providers.find(({ provide }) => provide === PLACES)!;
    const { port } = server.address() as AddressInfo;
    const settings = { placesUrl: `http://127.0.0.1:${port}/geocode/json`, placesKey: key };
    const ofModule = await useFactory!(settings, new OfflinePlaces());
    // The time is over at once.
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await ofModule.geocodeAddress('18 Pecan Alley, Austin')).toBeUndefined();
    expect(timeout.mock.calls).toEqual([[10_000]]);
    timeout.mockRestore();
  });

  it('is not asked for what is completed, for slugs and for our own place numbers', async () => {
    reply = json({}, 500);
    const [place] = places.placesLike('austin tx', 1);
    expect(places.placeOfSlug('austin-tx')).toEqual(place);
    expect(places.placeOfId(place!.id)).toEqual(place);
    expect(await places.geocodePlaceId(String(place!.id))).toMatchObject({ displayText: 'Austin, TX' });
    expect(asked).toEqual([]);
  });
});
