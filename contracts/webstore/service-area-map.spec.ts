import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  circleRadii,
  defaultMapPosition,
  mapPositionOf,
  metresPerPixel,
  staticMapZoom,
  zoomToFit,
} from './service-area-map.js';
import { travelDistances } from './webstore-content.js';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const waco = { latitude: 31.5493, longitude: -97.1467 };
const nothing = { travelOption: null, travelDistance: null, market: undefined, address: undefined };

describe('the circles', () => {
  it('have radii of 1609.34 metres a mile, the inner one a fifteenth of the outer [WS-140]', () => {
    expect(circleRadii(25).outer).toBeCloseTo(40_233.5, 5);
    fc.assert(
      fc.property(fc.constantFrom(...travelDistances), (miles) => {
        const { outer, inner } = circleRadii(miles);
        expect(outer / miles).toBeCloseTo(1609.34, 6);
        expect(inner * 15).toBeCloseTo(outer, 6);
      }),
    );
  });
});

describe('the position of the map', () => {
  it.each([
    [25, 8],
    [50, 7],
    [100, 6],
    [250, 4],
    [500, 3],
  ] as const)('shows %s miles around the market at zoom %s [WS-147]', (travelDistance, zoom) => {
    const subject = { ...nothing, travelOption: 'locally' as const, travelDistance };
    expect(mapPositionOf({ ...subject, market: austin, address: waco })).toEqual({ center: austin, zoom });
  });

  it('shows the country at zoom 4 and the world at zoom 2 [WS-145]', () => {
    const subject = { ...nothing, address: waco, travelDistance: 25 as const };
    expect(mapPositionOf({ ...subject, travelOption: 'nationally' })).toEqual({ center: waco, zoom: 4 });
    expect(mapPositionOf({ ...subject, travelOption: 'globally' })).toEqual({ center: waco, zoom: 2 });
  });

  it('shows an address at zoom 15, and New York City at 13 by default [WS-148]', () => {
    expect(mapPositionOf({ ...nothing, address: waco })).toEqual({ center: waco, zoom: 15 });
    expect(mapPositionOf(nothing)).toEqual({ center: { latitude: 40.7128, longitude: -74.006 }, zoom: 13 });
    expect(mapPositionOf({ ...nothing, travelOption: 'locally', travelDistance: 25 })).toEqual(defaultMapPosition);
  });
});

describe('the static map', () => {
  it('has zoom 9, 8, 7, 6 and 5 for the five distances, and 10 without one [WS-147]', () => {
    expect([...travelDistances, null].map(staticMapZoom)).toEqual([9, 8, 7, 6, 5, 10]);
  });

  it('has half as many metres a pixel with each zoom', () => {
    expect(metresPerPixel(0, 0, 256)).toBeCloseTo(156_543.03, 1);
    fc.assert(
      fc.property(fc.double({ min: -80, max: 80, noNaN: true }), fc.integer({ min: 0, max: 18 }), (latitude, zoom) => {
        const ratio = metresPerPixel(latitude, zoom, 256) / metresPerPixel(latitude, zoom + 1, 256);
        expect(ratio).toBeCloseTo(2, 9);
        expect(metresPerPixel(latitude, zoom + 1, 256)).toBeCloseTo(metresPerPixel(latitude, zoom, 512), 9);
      }),
    );
  });
});

it('a circle fits into a map at the zoom that is computed for it', () => {
  const latitude = fc.double({ min: -80, max: 80, noNaN: true });
  fc.assert(
    fc.property(
      latitude,
      fc.integer({ min: 100, max: 1_000_000 }),
      fc.integer({ min: 50, max: 900 }),
      (at, metres, px) => {
        expect(metres / metresPerPixel(at, zoomToFit(at, metres, px), 512)).toBeCloseTo(px, 6);
      },
    ),
  );
});
