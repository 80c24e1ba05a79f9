import { expect, it } from '@jest/globals';
import { namesIn, pathOf, projected, type SmallView } from './small-ground.js';

const view: SmallView = { middle: { latitude: 0, longitude: 10 }, width: 400, height: 200, pixelsPerDegree: 100 };

it('projects north up and east to the right, around the middle', () => {
  expect(projected(view, [10, 0])).toEqual([200, 100]);
  expect(projected(view, [11, 0.5])).toEqual([300, 50]);
});

it('draws the lines that touch the picture, and no others', () => {
  const lines: GeoJSON.MultiLineString = {
    type: 'MultiLineString',
    coordinates: [
      [
        [9, 0],
        [11, 0],
      ],
      [
        [40, 0],
        [41, 0],
      ],
    ],
  };
  expect(pathOf(view, lines)).toBe('M100.0 100.0L300.0 100.0');
});

it('names the largest towns that fit, and none at the middle', () => {
  const town = (name: string, longitude: number, latitude: number) => ({ name, state: 'TX', longitude, latitude });
  const towns = [town('Here', 10.1, 0), town('East', 11.2, 0.5), town('Beside East', 11.3, 0.6), town('Far', 30, 0)];
  expect(namesIn(view, towns, 5).map(({ name }) => name)).toEqual(['East']);
});
