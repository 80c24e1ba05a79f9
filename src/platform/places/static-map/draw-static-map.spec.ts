import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OfflinePlaces } from '../gazetteer/offline-places.js';
import { areaOf, drawStaticMap, type StaticMap } from './draw-static-map.js';
import { fromMercator, mercator } from './mercator.js';

const places = new OfflinePlaces();
const austin = { latitude: 30.2672, longitude: -97.7431 };
const map = (more: Partial<StaticMap> = {}): StaticMap => {
  const base = { center: austin, label: 'Austin', zoom: 7, size: 400, circles: [152, 10], theme: 'light' as const };
  const merged = { ...base, ...more };
  return { ...merged, towns: places.largestPlacesIn(areaOf(merged), 40) };
};

describe('a static map', () => {
  it('has the size that is asked for, its circles around the middle, and names of towns', () => {
    const svg = drawStaticMap(map());
    expect(svg).toMatch(/^<svg [^>]*width="400" height="400"/);
    expect(svg.match(/<circle cx="200" cy="200" r="(152|10)"/g)).toHaveLength(2);
    for (const town of ['Austin', 'San Antonio', 'Waco']) expect(svg).toContain(`>${town}<`);
  });

  it('has no circles where none are asked for, and other colours in the dark', () => {
    const [light, dark] = [drawStaticMap(map({ circles: [] })), drawStaticMap(map({ circles: [], theme: 'dark' }))];
    expect(light).not.toContain('fill-opacity');
    expect(dark).not.toBe(light);
    expect(dark.replace(/#[0-9a-f]{6}/g, '')).toBe(light.replace(/#[0-9a-f]{6}/g, ''));
  });

  it('draws land around a town inland, and water around an island', () => {
    const land = (center: StaticMap['center']) =>
      drawStaticMap(map({ center, zoom: 9 })).match(/[ML]-?\d/g)?.length ?? 0;
    expect(land({ latitude: 21.307, longitude: -157.858 })).toBeGreaterThan(20);
    expect(land({ latitude: 0, longitude: 0 })).toBe(0);
  });

  it('stays small and whole anywhere on earth, at every zoom', () => {
    const latitude = fc.double({ min: -85, max: 85, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, fc.integer({ min: 5, max: 10 }), (lat, lng, zoom) => {
        const svg = drawStaticMap(map({ center: { latitude: lat, longitude: lng }, zoom }));
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg.length).toBeLessThan(200_000);
      }),
      { numRuns: 60 },
    );
  });

  it('escapes names', () => {
    expect(drawStaticMap(map({ label: '<b>&"' }))).toContain('&lt;b&gt;&amp;&quot;');
  });
});

it('a point is projected and found again', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const found = fromMercator(mercator({ latitude, longitude }));
        expect(found.latitude).toBeCloseTo(latitude, 8);
        expect(found.longitude).toBeCloseTo(longitude, 8);
      },
    ),
  );
});
